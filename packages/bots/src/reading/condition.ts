import { type Condition, type ConditionOf, namesTitle } from '@spaceline/language';
import { fits } from './fits.ts';
import { type Member, type Team, attributeAt, only, skillAt } from './team.ts';

/** Conditions judged against a team that is only thought of, and taken apart into what a player can bring. */

/** One thing that is asked for. */
export type Term = Exclude<Condition, ConditionOf<'all' | 'any' | 'counted'>>;
/** Terms that suffice together. */
export type Alternative = readonly Term[];

const countFitting = (condition: ConditionOf<'members'>, team: Team): number => {
  let n = 0;
  for (const member of team.members) if (fits(condition.who, member)) n++;
  return n;
};

const hasNamed = (title: string, team: Team): boolean =>
  team.members.some(({ card }) => card.title === title || card.personas.includes(title)) ||
  team.gear.some((card) => namesTitle(title, card.title));

const shipHas = ({ attribute, over }: ConditionOf<'ship'>, { ship }: Team): boolean => {
  if (!ship) return false;
  const value = attribute === 'RANGE' ? ship.range : attribute === 'WEAPONS' ? ship.weapons : ship.shields;
  return value > over;
};

/** How much of a term is missing: levels, points of an attribute, people; 0 if it is met. */
export const lacking = (term: Term, team: Team): number => {
  switch (term.if) {
    case 'skill':
      return Math.max(0, term.levels - (team.levels[skillAt(term.skill)] ?? 0));
    case 'sum':
      return Math.max(0, term.over + 1 - team.sums[attributeAt(term.attribute)]);
    case 'members':
      return Math.max(0, term.atLeast - countFitting(term, team));
    case 'named':
      return hasNamed(term.title, team) ? 0 : 1;
    case 'ship':
      return shipHas(term, team) ? 0 : 1;
    case 'not':
      return holds(term.of, team) ? 1 : 0;
    case 'aboard':
      // Where they are is not known of a team that is only thought of.
      return 1;
  }
};

/** `those`: whom the text has picked, where a condition asks about them. */
export const holds = (condition: Condition, team: Team, those?: readonly Member[]): boolean => {
  switch (condition.if) {
    case 'all':
      return condition.of.every((one) => holds(one, team, those));
    case 'any':
      return condition.of.some((one) => holds(one, team, those));
    case 'counted':
      return holds(condition.of, condition.scope === 'those' && those ? only(team, those) : team, those);
    default:
      return lacking(condition, team) === 0;
  }
};

const crossed = (one: readonly Alternative[], two: readonly Alternative[]): readonly Alternative[] =>
  one.flatMap((first) => two.map((second) => [...first, ...second]));

/** A requirement as alternatives, each a list of terms that are met together. */
export const alternatives = (condition: Condition): readonly Alternative[] => {
  switch (condition.if) {
    case 'all':
      return condition.of.map(alternatives).reduce(crossed, [[]]);
    case 'any':
      return condition.of.flatMap(alternatives);
    case 'counted':
      return alternatives(condition.of);
    default:
      return [[condition]];
  }
};

/** About how many people bring one unit of a term: a level is one, seven points of an attribute, one who fits. */
const peopleFor = (term: Term, missing: number): number => (term.if === 'sum' ? missing / 6.5 : missing);

/** About how many people are missing to meet an alternative. */
export const distanceTo = (alternative: Alternative, team: Team): number => {
  let n = 0;
  for (const term of alternative) n += peopleFor(term, lacking(term, team));
  return n;
};

export interface Nearest {
  readonly alternative: Alternative;
  readonly distance: number;
}

/** The alternative that the team is nearest to; none: nothing is asked. */
export const nearest = (of: readonly Alternative[], team: Team): Nearest | undefined => {
  let best: Nearest | undefined;
  for (const alternative of of) {
    const distance = distanceTo(alternative, team);
    if (!best || distance < best.distance) best = { alternative, distance };
  }
  return best;
};
