import type { Who } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { planOf, printAnswer } from './plan.ts';

/**
 * Cards in play that a question could mean by what is printed on them, in the order they entered. Print does not change,
 * so only a card that enters or leaves does; the table is asked about the few that are left.
 */
export const couldBeMeant = (s: State, who: Who): readonly CardId[] => {
  if (who.who === 'anyone') return s.play;
  const plan = planOf(s, who);
  const known = (s.memory.meant ??= new Map());
  let found = known.get(plan);
  if (found === undefined) {
    found = s.play.filter((id) => printAnswer(plan, s, s.fixed.cards[id]) !== false);
    known.set(plan, found);
  }
  return found;
};
