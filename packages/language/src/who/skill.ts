import { having, lacking, personnel } from '../english/phrase.ts';
import { levelsOf } from '../english/terms.ts';
import type { Skill as Name } from '../facts.ts';
import type { Face, WhoWord } from './word.ts';

/** So many levels of a skill, the classification of its name included (B-5.1). */
export interface Skill {
  readonly who: 'skill';
  readonly skill: Name;
  readonly levels: number;
}

export const skilled = (skill: Name, levels = 1): Skill => ({ who: 'skill', skill, levels });

const printedLevels = ({ skill }: Skill, { person }: Face): number => {
  if (!person) return 0;
  let levels = person.classification === skill ? 1 : 0;
  for (const listed of person.skills) if (listed.skill === skill) levels += listed.levels;
  return levels;
};

export const skillWord: WhoWord<Skill> = {
  phrase: ({ skill, levels }) => having(levelsOf(skill, levels)),
  opposite: ({ skill, levels }) => (levels === 1 ? lacking(skill) : having(`fewer than ${levels} ${skill}`)),
  noun: () => personnel,
  // Skills come and go in play, but nothing else than a personnel has any.
  printed: ({ levels }, { person }) => (person ? undefined : levels <= 0),
  asPrinted: (who, face) => printedLevels(who, face) >= who.levels,
  needs: ({ skill, levels }, pool) => levels <= 0 || pool.levelsOf(skill) > 0,
  sample: (any) => skilled(any.skill(), any.number()),
};
