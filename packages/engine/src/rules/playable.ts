import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { cardOf } from '../asking/cards.ts';
import type { State } from '../state/state.ts';
import { whyNeverPlayed } from './entering.ts';
import { whyNotText } from './text-uses.ts';
import { whyNotBeside } from './uniqueness.ts';

/** Reasons that hold for every way of playing the card. */
export const whyNotPlayable = (s: State, player: Player, card: CardId): Ground | undefined => {
  const never = whyNeverPlayed(s, card);
  if (never) return never;
  if (cardOf(s, card).stays) {
    const beside = whyNotBeside(s, player, card);
    if (beside) return beside;
  }
  return whyNotText(s, player, card);
};
