import type { CardId, Player } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { cardOf } from '../asking/cards.ts';
import type { State } from '../state/state.ts';
import { whyNotText } from './text-uses.ts';
import { whyNotBeside } from './uniqueness.ts';

const notAcquired = ground('not-acquired', 'B-3.14', 'an artifact is played only after it has been acquired');

/** Reasons that hold for every way of playing the card. */
export const whyNotPlayable = (s: State, player: Player, card: CardId): Ground | undefined => {
  const { type, stays } = cardOf(s, card);
  if (type === 'Artifact' && !s.acquired.includes(card)) return notAcquired;
  if (stays) {
    const beside = whyNotBeside(s, player, card);
    if (beside) return beside;
  }
  return whyNotText(s, player, card);
};
