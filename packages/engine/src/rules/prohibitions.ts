import type { Play } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import { rulesOn } from '../state/topics.ts';
import type { Prepared } from '../state/pool.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { speakersOf } from '../state/memory.ts';

/** Cards in play that forbid playing others (B-1.5). */

const noInterrupts = ground('no-interrupts', 'B-1.5', 'a card in play forbids playing interrupts');

/** Why a card may not be played that way while others say so. */
export const whyForbidden = (s: State, card: Prepared, way: Play): Ground | undefined => {
  if ((way.as ?? card.type) !== 'Interrupt') return undefined;
  for (const id of speakersOf(s, 'forbids interrupts'))
    for (const rule of rulesOn(cardOf(s, id), 'forbids interrupts'))
      if (!rule.except.some((name) => namesTitle(name, card.def.title))) return noInterrupts;
  return undefined;
};
