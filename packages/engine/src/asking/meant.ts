import type { Who } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import type { Plan } from './plan.ts';
import { couldFit, planOf, printAnswer } from './plan.ts';

/** Cards in play of whom a question is asked at all, in the order they entered; until one enters or leaves. */
const listed = (
  s: State,
  who: Who,
  known: Map<Plan, CardId[]>,
  isOne: (plan: Plan, s: State, id: CardId) => boolean,
): readonly CardId[] => {
  if (who.who === 'anyone') return s.play;
  const plan = planOf(s, who);
  let found = known.get(plan);
  if (found === undefined) {
    found = s.play.filter((id) => isOne(plan, s, id));
    known.set(plan, found);
  }
  return found;
};

const isOpen = (plan: Plan, s: State, id: CardId): boolean => printAnswer(plan, s, s.fixed.cards[id]) !== false;

/** Cards in play that a question could mean by what is printed on them: what both players can tell. */
export const couldBeMeant = (s: State, who: Who): readonly CardId[] =>
  listed(s, who, (s.memory.meant ??= new Map()), isOpen);

/**
 * Cards in play that could fit, by print and by what of the table stays as it is meanwhile: the rest of it is asked about
 * the few that are left. For whoever may know of hidden equipment.
 */
export const couldBeFit = (s: State, who: Who): readonly CardId[] =>
  listed(s, who, (s.memory.fitting ??= new Map()), couldFit);
