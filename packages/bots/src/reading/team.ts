import { type CardId, type None, none } from '@spaceline/engine';
import {
  type Affiliation,
  type Attribute,
  type CardDef,
  type Individual,
  type PersonnelCard,
  type Rule,
  type Skill,
  skills,
} from '@spaceline/language';

/**
 * People as conditions count them: what is printed, and what the equipment among them adds. It is made from the cards a
 * player sees, for teams that stand somewhere and for teams that are only thought of.
 */

/** A personnel card that takes part; a card that is not on the table yet has no number. */
export interface Person {
  readonly card: PersonnelCard;
  readonly id?: CardId;
  /** The affiliation it has now; left out, the ones it shows. */
  readonly affiliation?: Affiliation;
}

/** One individual of a card of the team. */
export interface Member {
  readonly id: CardId | None;
  readonly card: PersonnelCard;
  readonly person: Individual;
  /** Which card of the team, counted from 0: both individuals of a dual card have the same. */
  readonly slot: number;
  /** INTEGRITY, CUNNING, STRENGTH. */
  readonly attributes: readonly [number, number, number];
  /** By the index of the skill. */
  readonly levels: readonly number[];
}

export interface TeamShip {
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  /** Damaged already: the next damage destroys it. */
  readonly damaged?: boolean;
}

export interface Team {
  readonly members: readonly Member[];
  readonly gear: readonly CardDef[];
  readonly ship?: TeamShip;
  /** Sums over the members. */
  readonly levels: readonly number[];
  readonly sums: readonly [number, number, number];
}

const indexOf = new Map<string, number>(skills.map((skill, at) => [skill, at]));
export const skillAt = (skill: Skill): number => indexOf.get(skill) ?? 0;

const attributeIndex: Readonly<Record<Attribute, 0 | 1 | 2>> = { INTEGRITY: 0, CUNNING: 1, STRENGTH: 2 };
export const attributeAt = (attribute: Attribute): 0 | 1 | 2 => attributeIndex[attribute];

const printedLevels = new WeakMap<Individual, readonly number[]>();

/** Levels by print, the classification among them (B-5.1). */
export const levelsOf = (person: Individual): readonly number[] => {
  const known = printedLevels.get(person);
  if (known) return known;
  const levels = skills.map(() => 0);
  if (person.classification !== '') levels[skillAt(person.classification)] = 1;
  for (const { skill, levels: n } of person.skills) {
    const at = skillAt(skill);
    levels[at] = (levels[at] ?? 0) + n;
  }
  printedLevels.set(person, levels);
  return levels;
};

const rulesOf = (card: CardDef): readonly Rule[] => ('inPlay' in card ? (card.inPlay?.rules ?? []) : []);

const mayUse = (useOnly: readonly Affiliation[] | undefined, { card, affiliation }: Person): boolean =>
  !useOnly || useOnly.some((one) => (affiliation ? affiliation === one : card.affiliations.includes(one)));

/** What the equipment among them adds to one of them. */
interface Aided {
  readonly levels: readonly number[];
  readonly attributes: readonly [number, number, number];
}

const aided = (rules: readonly Rule[], one: Person, person: Individual): Aided => {
  const attributes: [number, number, number] = [person.integrity, person.cunning, person.strength];
  let levels = levelsOf(person);
  for (const rule of rules) {
    if (rule.rule === 'gives' && rule.what === 'skill' && rule.to === person.classification) {
      const at = skillAt(rule.skill);
      levels = levels.with(at, (levels[at] ?? 0) + 1);
    }
    if (rule.rule !== 'modify' || rule.reach !== 'present' || !mayUse(rule.useOnly, one)) continue;
    if (rule.what === 'RANGE' || rule.what === 'WEAPONS' || rule.what === 'SHIELDS') continue;
    const at = attributeAt(rule.what);
    if (rule.amount.by === 'multiply') attributes[at] *= rule.amount.n;
    if (rule.amount.by === 'add' && typeof rule.amount.n === 'number') attributes[at] += rule.amount.n;
    if (rule.amount.by === 'set') attributes[at] = rule.amount.to;
  }
  return { levels, attributes };
};

/** Copies of equipment whose text adds nothing to a copy of itself count once. */
const counting = (gear: readonly CardDef[]): readonly CardDef[] =>
  gear.filter(
    (card, at) =>
      ('cumulative' in card && card.cumulative === true) || gear.findIndex((other) => other.id === card.id) === at,
  );

const summed = (members: readonly Member[]): Pick<Team, 'levels' | 'sums'> => {
  const levels = skills.map(() => 0);
  const sums: [number, number, number] = [0, 0, 0];
  for (const member of members) {
    for (let at = 0; at < levels.length; at++) levels[at] = (levels[at] ?? 0) + (member.levels[at] ?? 0);
    sums[0] += member.attributes[0];
    sums[1] += member.attributes[1];
    sums[2] += member.attributes[2];
  }
  return { levels, sums };
};

export const teamOf = (people: readonly Person[], gear: readonly CardDef[] = [], ship?: TeamShip): Team => {
  const rules = gear.length === 0 ? [] : counting(gear).flatMap(rulesOf);
  const members = people.flatMap((one, slot) =>
    one.card.individuals.map((person): Member => ({
      id: one.id ?? none,
      card: one.card,
      person,
      slot,
      ...aided(rules, one, person),
    })),
  );
  return { members, gear, ...(ship ? { ship } : {}), ...summed(members) };
};

/** How many cards of personnel. */
export const sizeOf = (team: Team): number => {
  let n = 0;
  let last = -1;
  for (const { slot } of team.members) {
    if (slot !== last) n++;
    last = slot;
  }
  return n;
};

/** The team without the cards of these members. */
export const without = (team: Team, gone: readonly Member[]): Team => {
  if (gone.length === 0) return team;
  const levels = team.levels.slice();
  const sums: [number, number, number] = [team.sums[0], team.sums[1], team.sums[2]];
  const members: Member[] = [];
  for (const member of team.members) {
    if (!gone.some((one) => one.slot === member.slot)) {
      members.push(member);
      continue;
    }
    for (let at = 0; at < levels.length; at++) levels[at] = (levels[at] ?? 0) - (member.levels[at] ?? 0);
    sums[0] -= member.attributes[0];
    sums[1] -= member.attributes[1];
    sums[2] -= member.attributes[2];
  }
  return { members, gear: team.gear, ...(team.ship ? { ship: team.ship } : {}), levels, sums };
};

/** Both together; what equipment adds to those of the other team is not counted. */
export const merged = (one: Team, two: Team): Team => {
  const from = one.members.length;
  const members = [...one.members, ...two.members.map((member) => ({ ...member, slot: member.slot + from }))];
  const levels = one.levels.map((n, at) => n + (two.levels[at] ?? 0));
  const sums: [number, number, number] = [
    one.sums[0] + two.sums[0],
    one.sums[1] + two.sums[1],
    one.sums[2] + two.sums[2],
  ];
  const ship = one.ship ?? two.ship;
  return { members, gear: [...one.gear, ...two.gear], ...(ship ? { ship } : {}), levels, sums };
};

/** Only these members. */
export const only = (team: Team, kept: readonly Member[]): Team => {
  const members = team.members.filter(({ slot }) => kept.some((one) => one.slot === slot));
  return { ...team, members, ...summed(members) };
};

/** Everybody without the first-listed skill (B-5.8). */
export const lessSkilled = (team: Team): Team => {
  const members = team.members.map((member) => {
    const [first] = member.person.skills;
    if (!first) return member;
    const at = skillAt(first.skill);
    return { ...member, levels: member.levels.with(at, Math.max(0, (member.levels[at] ?? 0) - first.levels)) };
  });
  return { ...team, members, ...summed(members) };
};
