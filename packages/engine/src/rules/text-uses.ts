import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';

/** Uses of a card's text in one turn (B-28.11). What a text does by itself all the time is no use of it. */

export const whyNotText = (s: State, player: Player, card: CardId): Ground | undefined => {
  for (const answer of s.fixed.format.mayUseText) {
    const forbidden = answer(s, player, card);
    if (forbidden) return forbidden;
  }
  return undefined;
};

export const countUse = (s: State, player: Player, card: CardId): void => {
  const p = s.players[player];
  if (s.fixed.format.mayUseText.length > 0) p.textsUsed = [...p.textsUsed, card];
};
