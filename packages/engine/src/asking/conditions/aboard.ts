import type { ConditionOf } from '@spaceline/language';
import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { fits } from '../fits.ts';
import type { ConditionRunner, Counted } from './word.ts';

/** The vessel that fits: the one they are aboard, or the one it is docked at. */
const vesselFor = (s: State, { what, docked: how }: ConditionOf<'aboard'>, { you, aboard }: Counted): CardId => {
  if (aboard === undefined) return none;
  const { docked } = s.cards[aboard];
  if (how && docked !== none && fits(s, what, docked, you)) return docked;
  return how !== 'only' && fits(s, what, aboard, you) ? aboard : none;
};

export const aboard: ConditionRunner<'aboard'> = {
  holds: (s, condition, c) => vesselFor(s, condition, c) !== none,
  judge: (s, condition, c) => {
    const card = vesselFor(s, condition, c);
    return { met: card !== none, by: card === none ? [] : [{ card, n: 1 }], parts: [] };
  },
};
