import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { rememberForTurn } from '../state/history.ts';
import type { State } from '../state/state.ts';

/** Uses of a card's text in one turn (B-28.11). What a text does by itself all the time is no use of it. */

export const whyNotText = (s: State, player: Player, card: CardId): Ground | undefined =>
  s.fixed.format.ask.mayUseText(s, player, card);

export const countUse = (s: State, player: Player, card: CardId): void => {
  if (s.fixed.format.speaking.mayUseText > 0) rememberForTurn(s, { did: 'text used', player, card });
};
