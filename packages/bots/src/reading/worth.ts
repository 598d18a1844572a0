import type { Condition, Individual, PersonnelCard, ShipCard } from '@spaceline/language';
import { type Alternative, alternatives } from './condition.ts';
import { attributeAt, levelsOf, skillAt } from './team.ts';

/** What people and ships are worth, in points, to a player who needs certain things. */

/** How much one more level of each skill, and a point of each attribute, is needed. */
export interface Needs {
  /** By the index of the skill: points for a level. */
  readonly levels: readonly number[];
  readonly attributes: readonly [number, number, number];
  readonly names: readonly string[];
}

interface Wanted {
  readonly alternatives: readonly Alternative[];
  /** Points that hang on it. */
  readonly points: number;
}

/** What a list of requirements and conditions asks for, each with the points that hang on it. */
export const needsOf = (wanted: readonly Wanted[], skillCount: number): Needs => {
  const levels = Array.from({ length: skillCount }, () => 0);
  const attributes: [number, number, number] = [0, 0, 0];
  const names: string[] = [];
  for (const { alternatives: ways, points } of wanted) {
    for (const way of ways) {
      const share = points / ways.length / Math.max(1, way.length);
      for (const term of way) {
        if (term.if === 'skill') {
          const at = skillAt(term.skill);
          levels[at] = (levels[at] ?? 0) + share / term.levels;
        } else if (term.if === 'sum') attributes[attributeAt(term.attribute)] += share / (term.over + 1);
        else if (term.if === 'named') names.push(term.title);
      }
    }
  }
  return { levels, attributes, names };
};

export const wantedOf = (condition: Condition, points: number): Wanted => ({
  alternatives: alternatives(condition),
  points,
});

/** A body, and what it brings of what is needed. */
const bodyWorth = 4;

export const individualWorth = (person: Individual, needs: Needs): number => {
  let n = bodyWorth;
  const levels = levelsOf(person);
  for (let at = 0; at < levels.length; at++) n += (levels[at] ?? 0) * (needs.levels[at] ?? 0);
  const [i, c, s] = needs.attributes;
  n += i * person.integrity + c * person.cunning + s * person.strength;
  if (needs.names.includes(person.name)) n += 5;
  return n;
};

export const personWorth = (card: PersonnelCard, needs: Needs): number =>
  card.individuals.reduce((n, person) => n + individualWorth(person, needs), 0);

/** A ship that flies far, is hit seldom and asks for few people. */
export const shipWorth = ({ range, weapons, shields, staffing, equipment }: ShipCard): number =>
  2 + range + weapons / 4 + shields / 2 + (shields > 6 ? 1.5 : 0) - 1.5 * staffing.length + equipment.length / 2;
