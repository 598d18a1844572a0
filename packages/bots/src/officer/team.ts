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
  if (profile)
    for (let i = 0; i < skillCount; i++) {
      const n = profile.levels[i] ?? 0;
      if (n !== 0) team.levels[i] = (team.levels[i] ?? 0) + sign * n;
    }
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

/**
 * What is missing for a condition, in people who would have to bring it; 0: it is met. Of those who were picked by a
 * text nothing is known beforehand: that counts as missing.
 */
export const missing = (condition: Condition, team: Team): number => {
  switch (condition.if) {
    case 'all': {
      let sum = 0;
      for (const part of condition.of) sum += missing(part, team);
      return sum;
    }
    case 'any': {
      let least = Infinity;
      for (const part of condition.of) least = Math.min(least, missing(part, team));
      return least;
    }
    case 'not':
      return missing(condition.of, team) > 0 ? 0 : 1;
    case 'skill':
      return Math.max(0, condition.levels - (team.levels[skillAt(condition.skill)] ?? 0));
    case 'sum': {
      const has = team[attributes[condition.attribute]];
      return has > condition.over ? 0 : (condition.over - has + 0.5) / perPerson;
    }
    case 'members': {
      let fit = 0;
      for (const { def } of team.members) fit += fittingIn(condition.who, def);
      return Math.max(0, condition.atLeast - fit);
    }
    case 'named':
      return isNamed(team, condition.title) ? 0 : 1;
    case 'ship':
      return team.vessel && team.vessel[shipAttributes[condition.attribute]] > condition.over ? 0 : 1;
    case 'aboard':
      return team.vessel && fittingIn(condition.what, team.vessel.def) > 0 ? 0 : 1;
    case 'counted':
      return condition.scope === 'those' ? 1 : missing(condition.of, team);
  }
};
