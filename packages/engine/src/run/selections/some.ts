import type { SelectionOf } from '@spaceline/language';
import { fits } from '../../asking/fits.ts';
import type { TextFrame } from '../../state/frame.ts';
import { drawLots } from '../../state/chance.ts';
import { emit } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { askWhom } from '../parts/asking.ts';
import { askAboutLimit } from '../parts/dual-limit.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { inScope } from '../parts/scope.ts';

/** "Half" counts cards and rounds down (B-18.8). */
const countOf = (s: State, f: TextFrame, { count }: SelectionOf<'some'>, eligible: number): number => {
  if (count === 'half') return Math.floor(eligible / 2);
  if (typeof count === 'number') return count;
  return inScope(s, f, 'your side').filter((id) => fits(s, count.each, id, f.you)).length;
};

/** By lot or by choice (B-18.9). */
export const some: SelectionRunner<'some'> = {
  pick: (s, f, what) => {
    const eligible = inScope(s, f, what.among).filter((id) => fits(s, what.who, id, f.you));
    const count = countOf(s, f, what, eligible.length);
    if (eligible.length <= count) return eligible;
    if (count === 0) return [];
    if (what.by !== 'random') return askWhom(s, f, what.by, eligible, count, []);
    const drawn = drawLots(s, 'selection', eligible, count);
    // What others have with them is hidden: only what is drawn becomes known, not how much there was to choose from.
    if (what.among === 'there') return drawn;
    emit(s, 'selected', { card: f.card, cards: drawn, n: eligible.length, word: 'random' });
    // "Half" is a part of the cards, not a limit (B-27.18).
    const made = { source: f.card, sure: [], picked: drawn, from: eligible, by: 'random' } as const;
    return what.count !== 'half' && askAboutLimit(s, made, count) ? undefined : drawn;
  },
};
