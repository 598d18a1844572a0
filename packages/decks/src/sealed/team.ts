import type { Condition } from '@spaceline/language';
import type { Mission, Personnel } from '../reach.ts';

/** The smallest team, found by taking whoever helps most, that could solve a mission. */

type Attribute = Extract<Condition, { if: 'sum' }>['attribute'];
const attributes: Readonly<Record<Attribute, 'integrity' | 'cunning' | 'strength'>> = {
  INTEGRITY: 'integrity',
  CUNNING: 'cunning',
  STRENGTH: 'strength',
};

/** One way to meet a requirement: everything in it is needed. */
type Needs = readonly Condition[];

/** A requirement as the ways to meet it. */
const waysOf = (condition: Condition): readonly Needs[] => {
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

/** How much of what is still missing somebody brings, from 0 to 1; nothing else in a box meets other conditions. */
const shareOf = (need: Condition, missing: number, one: Personnel): number => {
  if (need.if === 'skill') return Math.min(missing, levelsOf(one, need.skill)) / need.levels;
  if (need.if === 'sum') return Math.min(missing, attributeOf(one, need.attribute)) / (need.over + 1);
  return need.if === 'named' && one.personas.includes(need.title) ? 1 : 0;
};

const wholeOf = (need: Condition): number => {
  if (need.if === 'skill') return need.levels;
  return need.if === 'sum' ? need.over + 1 : 1;
};

const leftAfter = (need: Condition, missing: number, one: Personnel): number =>
  Math.max(0, missing - shareOf(need, missing, one) * wholeOf(need));

const teamFor = (needs: Needs, people: readonly Personnel[]): readonly Personnel[] | undefined => {
  const team: Personnel[] = [];
  let left = people;
  let missing = needs.map(wholeOf);
  while (missing.some((n) => n > 0)) {
    let best: Personnel | undefined;
    let most = 0;
    for (const one of left) {
      const gain = needs.reduce((sum, need, i) => sum + shareOf(need, missing[i] ?? 0, one), 0);
      if (gain > most) [best, most] = [one, gain];
    }
    if (!best) return undefined;
    const taken = best;
    team.push(taken);
    missing = missing.map((n, i) => leftAfter(needs[i]!, n, taken));
    left = left.filter((one) => one !== taken && !(one.title === taken.title && !one.universal));
  }
  return team;
};

/** Whoever could solve it with the fewest people, somebody of an affiliation that may attempt it among them. */
export function smallestTeam(mission: Mission, people: readonly Personnel[]): readonly Personnel[] | undefined {
  const matches = (one: Personnel): boolean => one.affiliations.some((icon) => mission.attemptedBy.includes(icon));
  const matching = people.find(matches);
  if (!matching) return undefined;
  const teams = waysOf(mission.requires)
    .flatMap((needs) => [teamFor(needs, people) ?? []])
    .filter((team) => team.length > 0)
    .map((team) => (team.some(matches) ? team : [...team, matching]));
  return teams.toSorted((a, b) => a.length - b.length)[0];
}

/** How many of the people bring anything that a mission asks for. */
export const helpers = (mission: Mission, people: readonly Personnel[]): number => {
  const needs = waysOf(mission.requires).flat();
  return people.filter((one) => needs.some((need) => need.if !== 'sum' && shareOf(need, wholeOf(need), one) > 0))
    .length;
};

/** What somebody is worth for these missions: skills they ask for, and attributes a little. */
export const worthFor = (missions: readonly Mission[], one: Personnel): number => {
  const needs = missions.flatMap(({ requires }) => waysOf(requires).flat());
  const skills = needs.reduce((sum, need) => sum + shareOf(need, wholeOf(need), one), 0);
  const matching = missions.filter(({ attemptedBy }) =>
    one.affiliations.some((icon) => attemptedBy.includes(icon)),
  ).length;
  const sum = attributeOf(one, 'INTEGRITY') + attributeOf(one, 'CUNNING') + attributeOf(one, 'STRENGTH');
  return 3 * skills + matching + sum / 10;
};
