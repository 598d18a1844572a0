import { one } from '../english/reading.ts';
import { levelsOf } from '../english/terms.ts';
import type { Skill as Name } from '../facts.ts';
import type { ConditionWord } from './word.ts';

/** Levels in total, of one or several personnel (B-5.4). */
export interface Skill {
  readonly if: 'skill';
  readonly skill: Name;
  readonly levels: number;
}

export const skill = (name: Name, levels = 1): Skill => ({ if: 'skill', skill: name, levels });

export const skillWord: ConditionWord<Skill> = {
  reading: ({ skill: name, levels }) => one(levelsOf(name, levels)),
  opposite: ({ skill: name, levels }) => one(levels === 1 ? `no ${name}` : `fewer than ${levels} ${name}`),
  needs: ({ skill: name, levels }, pool) => pool.levelsOf(name) >= levels,
  sample: (any) => skill(any.skill(), any.number()),
};
