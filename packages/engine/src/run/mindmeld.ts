import { skills } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf, levelsOf } from '../asking/values.ts';
import { isPersonnel, unusable } from '../asking/where.ts';

/** Skills of one personnel lent to another. */

/** The other usable personnel of the same player in the same place; with nobody who is not (B-10.24, B-10.25, B-19.14). */
export const companionsOf = (s: State, id: CardId): CardId[] => {
  const c = s.cards[id];
  if (unusable(c)) return [];
  return s.play.filter((other) => {
    const o = s.cards[other];
    return (
      other !== id &&
      isPersonnel(s, other) &&
      o.controller === c.controller &&
      o.zone === c.zone &&
      o.host === c.host &&
      o.loc === c.loc &&
      o.team === c.team &&
      o.stopped === c.stopped &&
      !unusable(o)
    );
  });
};

/** Regular skills as they are now; the classification is not one of them (B-5.10). */
const skillsNow = (s: State, id: CardId): readonly number[] => {
  const { def } = cardOf(s, id);
  const people = def.type === 'Personnel' ? def.individuals : [];
  return skills.map(
    (skill) => levelsOf(s, id, skill) - people.filter((person) => person.classification === skill).length,
  );
};

/** The card in play keeps what it copied from then on. */
export const copySkills = (s: State, card: CardId, from: readonly CardId[]): void => {
  if (!s.play.includes(card) || from.length === 0) return;
  s.cards[card].copied = skillsNow(s, from[0]);
  s.unsettled = true;
};
