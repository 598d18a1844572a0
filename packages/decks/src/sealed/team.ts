import type { Condition } from '@spaceline/language';
import type { Mission, Personnel } from '../reach.ts';

/** What a mission asks for, and what somebody brings to it. */

type Attribute = Extract<Condition, { if: 'sum' }>['attribute'];
const attributes: Readonly<Record<Attribute, 'integrity' | 'cunning' | 'strength'>> = {
  INTEGRITY: 'integrity',
  CUNNING: 'cunning',
  STRENGTH: 'strength',
};

/** One way to meet a requirement: everything in it is needed. */
export type Needs = readonly Condition[];

/** A requirement as the ways to meet it. */
export const waysOf = (condition: Condition): readonly Needs[] => {
  switch (condition.if) {
    case 'any':
      return condition.of.flatMap(waysOf);
    case 'all':
      return condition.of
        .map(waysOf)
        .reduce<readonly Needs[]>(
          (before, ways) => before.flatMap((needs) => ways.map((more) => [...needs, ...more])),
          [[]],
        );
    case 'counted':
      return waysOf(condition.of);
    default:
      return [[condition]];
  }
};

const levelsOf = (one: Personnel, skill: string): number =>
  one.individuals.reduce(
    (sum, { classification, skills }) =>
      sum +
      (classification === skill ? 1 : 0) +
      skills.reduce((more, has) => more + (has.skill === skill ? has.levels : 0), 0),
    0,
  );

const attributeOf = (one: Personnel, attribute: Attribute): number =>
  one.individuals.reduce((sum, person) => sum + person[attributes[attribute]], 0);

/** Levels of a skill, points of an attribute, or the person named; nothing in a box meets other conditions. */
export const bringsTo = (need: Condition, one: Personnel): number => {
  if (need.if === 'skill') return levelsOf(one, need.skill);
  if (need.if === 'sum') return attributeOf(one, need.attribute);
  return need.if === 'named' && one.personas.includes(need.title) ? 1 : 0;
};

/** As much as is needed. */
export const wholeOf = (need: Condition): number => {
  if (need.if === 'skill') return need.levels;
  return need.if === 'sum' ? need.over + 1 : 1;
};

export const matches = (one: Personnel, { attemptedBy }: Mission): boolean =>
  one.affiliations.some((icon) => attemptedBy.includes(icon));

/** What somebody is worth for these missions: skills they ask for, and attributes a little. */
export const worthFor = (missions: readonly Mission[], one: Personnel): number => {
  const needs = missions.flatMap(({ requires }) => waysOf(requires).flat());
  const skills = needs.reduce((sum, need) => sum + Math.min(1, bringsTo(need, one) / wholeOf(need)), 0);
  const matching = missions.filter((mission) => matches(one, mission)).length;
  const sum = attributeOf(one, 'INTEGRITY') + attributeOf(one, 'CUNNING') + attributeOf(one, 'STRENGTH');
  return 3 * skills + matching + sum / 10;
};
