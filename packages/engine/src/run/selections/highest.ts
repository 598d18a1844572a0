import type { Metric, Who } from '@spaceline/language';
import { fits, fitsIndividual } from '../../asking/fits.ts';
import { attributeOf, totalOf } from '../../asking/values.ts';
import { cardOf, individuals } from '../../asking/cards.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { askWhom } from '../parts/asking.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { inScope } from '../parts/scope.ts';

/** The greatest value among the individuals of a card whom the text means (B-27.17). */
const metricOf = (s: State, id: CardId, metric: Metric, who: Who, you: Player): number => {
  let best = 0;
  const count = individuals(cardOf(s, id));
  for (let i = 0; i < count; i++)
    if (fitsIndividual(s, who, id, i, you))
      best = Math.max(best, metric === 'total' ? totalOf(s, id, i) : attributeOf(s, id, i, metric));
  return best;
};

/** Ties at the end of the list are somebody's choice (B-18.5, B-18.6). */
export const highest: SelectionRunner<'highest'> = {
  pick: (s, f, what) => {
    const eligible = inScope(s, f, undefined).filter((id) => fits(s, what.who, id, f.you));
    if (eligible.length <= what.count) return eligible;
    const value = new Map(eligible.map((id) => [id, metricOf(s, id, what.metric, what.who, f.you)]));
    const of = (id: CardId) => value.get(id) ?? 0;
    const ranked = eligible.toSorted((a, b) => of(b) - of(a));
    const last = of(ranked[what.count - 1]);
    const sure = ranked.filter((id) => of(id) > last);
    const tied = ranked.filter((id) => of(id) === last);
    const needed = what.count - sure.length;
    return tied.length === needed ? [...sure, ...tied] : askWhom(s, f, what.ties, tied, needed, sure);
  },
};
