import type { CardId } from '@spaceline/engine';
import type { Condition } from '@spaceline/language';
import { fittingIn, gearOf, profileOf, skillAt, skillCount } from './cards.ts';

/** Somebody who could go along: in play, or still in the hand. */
export interface Member {
  readonly id: CardId;
  readonly def: string;
  readonly affiliation: string;
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
}

/** The ship a team is aboard, as far as conditions ask for it. */
export interface Vessel {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly def: string;
  /** Whoever is aboard lacks the first-listed skill for now. */
  readonly lessSkilled?: boolean;
}

/** Sums over a team, kept while people are added to it. */
export interface Team {
  readonly members: Member[];
  /** Titles of the equipment with it. */
  readonly gear: string[];
  readonly levels: Float64Array;
  integrity: number;
  cunning: number;
  strength: number;
  readonly vessel: Vessel | undefined;
}

export const emptyTeam = (vessel?: Vessel): Team => ({
  members: [],
  gear: [],
  levels: new Float64Array(skillCount),
  integrity: 0,
  cunning: 0,
  strength: 0,
  vessel,
});

const classOf = (def: string): string => profileOf(def)?.def.individuals[0]?.classification ?? '';

const give = (team: Team, gear: string, member: Member, sign: number): void => {
  for (const { skill, to } of gearOf(gear)?.gives ?? [])
    if (skill >= 0 && classOf(member.def) === to) team.levels[skill] = (team.levels[skill] ?? 0) + sign;
};

const count = (team: Team, member: Member, sign: number): void => {
  const profile = profileOf(member.def);
  const has = team.vessel?.lessSkilled ? profile?.hasLess : profile?.has;
  for (const [at, n] of has ?? []) team.levels[at] = (team.levels[at] ?? 0) + sign * n;
  team.integrity += sign * member.integrity;
  team.cunning += sign * member.cunning;
  team.strength += sign * member.strength;
  for (const gear of team.gear) give(team, gear, member, sign);
};

export const join = (team: Team, member: Member): void => {
  team.members.push(member);
  count(team, member, 1);
};

/** The one who joined last leaves. */
export const leaveLast = (team: Team): void => {
  const member = team.members.pop();
  if (member) count(team, member, -1);
};

export const equip = (team: Team, gear: string): void => {
  if (team.gear.includes(gear)) return;
  team.gear.push(gear);
  for (const member of team.members) give(team, gear, member, 1);
};

export const teamOf = (members: Iterable<Member>, gear: Iterable<string> = [], vessel?: Vessel): Team => {
  const team = emptyTeam(vessel);
  for (const one of gear) equip(team, one);
  for (const member of members) join(team, member);
  return team;
};

const attributes = { INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const;
const shipAttributes = { RANGE: 'range', WEAPONS: 'weapons', SHIELDS: 'shields' } as const;

const isNamed = (team: Team, title: string): boolean =>
  team.members.some(({ def }) => {
    const card = profileOf(def)?.def;
    return card !== undefined && (card.title === title || card.personas.includes(title));
  }) || team.gear.some((def) => gearOf(def)?.title === title);

/** How much an average person brings to a sum: what is missing is counted in people. */
const perPerson = 6;

/** What a team lacks of something, in people who would have to bring it. */
type Lack = (team: Team) => number;

const always: Lack = () => 1;

const summed =
  (parts: readonly Lack[]): Lack =>
  (team) => {
    let sum = 0;
    for (const part of parts) sum += part(team);
    return sum;
  };

const least =
  (parts: readonly Lack[]): Lack =>
  (team) => {
    let found = Infinity;
    for (const part of parts) found = Math.min(found, part(team));
    return found;
  };

const madeLack = (condition: Condition): Lack => {
  switch (condition.if) {
    case 'all':
      return summed(condition.of.map(lackOf));
    case 'any':
      return least(condition.of.map(lackOf));
    case 'not': {
      const inner = lackOf(condition.of);
      return (team) => (inner(team) > 0 ? 0 : 1);
    }
    case 'skill': {
      const [at, { levels }] = [skillAt(condition.skill), condition];
      return (team) => Math.max(0, levels - (team.levels[at] ?? 0));
    }
    case 'sum': {
      const [attribute, { over }] = [attributes[condition.attribute], condition];
      return (team) => (team[attribute] > over ? 0 : (over - team[attribute] + 0.5) / perPerson);
    }
    case 'members': {
      const { who, atLeast } = condition;
      return (team) => {
        let fit = 0;
        for (const { def } of team.members) fit += fittingIn(who, def);
        return Math.max(0, atLeast - fit);
      };
    }
    case 'named': {
      const { title } = condition;
      return (team) => (isNamed(team, title) ? 0 : 1);
    }
    case 'ship': {
      const [attribute, { over }] = [shipAttributes[condition.attribute], condition];
      return ({ vessel }) => (vessel && vessel[attribute] > over ? 0 : 1);
    }
    case 'aboard': {
      const { what } = condition;
      return ({ vessel }) => (vessel && fittingIn(what, vessel.def) > 0 ? 0 : 1);
    }
    case 'counted':
      // Of those who were picked by a text nothing is known beforehand: that counts as missing.
      return condition.scope === 'those' ? always : lackOf(condition.of);
  }
};

const lacks = new WeakMap<Condition, Lack>();

/** A condition is asked thousands of times: it is read once. */
export const lackOf = (condition: Condition): Lack => {
  const known = lacks.get(condition);
  if (known) return known;
  const made = madeLack(condition);
  lacks.set(condition, made);
  return made;
};

/** What is missing for a condition, in people who would have to bring it; 0: it is met. */
export const missing = (condition: Condition, team: Team): number => lackOf(condition)(team);
