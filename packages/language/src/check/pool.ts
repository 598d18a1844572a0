import type { CardDef } from '../card.ts';
import type { Skill } from '../facts.ts';
import { cardJudgedBy } from '../printed.ts';
import type { Table } from '../printed.ts';
import { isRule, nodesIn } from './nodes.ts';
import type { PoolPeople } from './people.ts';

export const peopleOf = (cards: readonly CardDef[]): PoolPeople => {
  const personnel = cards.filter((card) => card.type === 'Personnel');
  const levels = new Map<Skill, number>();
  const add = (skill: Skill, n: number): void => void levels.set(skill, (levels.get(skill) ?? 0) + n);
  for (const card of personnel) {
    // Any number of a universal personnel may serve, so any number of levels is within reach (B-4.7).
    const times = card.universal ? Infinity : 1;
    for (const person of card.individuals) {
      if (person.classification !== '') add(person.classification, times);
      for (const skill of person.skills) add(skill.skill, skill.levels * times);
    }
  }
  const rules = nodesIn(cards).filter(isRule);
  for (const rule of rules)
    if (rule.rule === 'gives' && rule.what === 'skill' && levels.has(rule.to)) add(rule.skill, Infinity);
  const levelsOf = (skill: Skill): number => levels.get(skill) ?? 0;
  const pool: PoolPeople = {
    levelsOf,
    somebodyFits: (who) => personnel.some((card) => cardJudgedBy(who, card, known) !== false),
  };
  // Of the table nothing is known but what no card of the pool can bring about.
  const known: Table = (who, word) => (word.needs?.(who, pool) === false ? false : undefined);
  return pool;
};
