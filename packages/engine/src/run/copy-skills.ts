import { skills } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { levelsOf } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { companionsOf } from '../asking/groups.ts';
import { nothingToDo } from './parts/grounds.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

/** Regular skills as they are now; the classification is not one of them (B-5.10). */
const skillsNow = (s: State, id: CardId): readonly number[] => {
  const { def } = cardOf(s, id);
  const people = def.type === 'Personnel' ? def.individuals : [];
  return skills.map(
    (skill) => levelsOf(s, id, skill) - people.filter((person) => person.classification === skill).length,
  );
};

/** The card in play keeps what it copied from then on. */
export const copySkills: ActRunner<'copy skills'> = {
  run: withSelected((s, f, [from]) => {
    if (!s.play.includes(f.card) || from === undefined) return;
    s.cards[f.card].copied = skillsNow(s, from);
    s.unsettled = true;
  }),
  pointless: (s, _player, _act, on) => (companionsOf(s, on).length > 0 ? undefined : nothingToDo),
};
