import type { Decision, Option, OptionOf } from '@spaceline/engine';
import type { CardDef, Condition, EquipmentCard, ShipCard } from '@spaceline/language';
import { coverOf } from './cover.ts';
import { playWorth } from './playing.ts';
import { type Situation, bases, getAlong, memberOf } from './situation.ts';
import { type Member, type Team, equip, join, leaveLast, missing, teamOf } from './team.ts';
import { missionWorth, personWorth, staffOf } from './worth.ts';

/** Which card comes next: whoever brings our missions nearest. */

export interface Play {
  readonly option: Option;
  readonly worth: number;
  /** Absent: a title that is not written. */
  readonly def: CardDef | undefined;
}

const unread = 4;

interface Hope {
  readonly weight: number;
  readonly requires: Condition;
}

interface Basis {
  readonly s: Situation;
  /** Everybody in play together. */
  readonly team: Team;
  readonly hopes: readonly Hope[];
}

/** Missions that what is in play and in the hand could solve weigh most. */
const hopesOf = (s: Situation, team: Team): readonly Hope[] => {
  const all = teamOf(team.members, team.gear);
  for (const { id, def } of s.hand) {
    if (def.type === 'Personnel') join(all, memberOf(id, def));
    if (def.type === 'Equipment') equip(all, def.id);
  }
  return s.missions
    .filter(({ mine, closed }) => mine && !closed)
    .map((mission) => {
      const { requires } = mission.def;
      const later = missing(requires, all);
      return { requires, weight: missionWorth(s, mission) / (1 + later) / 30 };
    });
};

const basisOf = (s: Situation): Basis => {
  const team = teamOf(
    s.people,
    s.groups.flatMap(({ gearDefs }) => gearDefs),
  );
  return { s, team, hopes: hopesOf(s, team) };
};

/** How near all missions are and how well everybody is covered. */
const standing = ({ s, team, hopes }: Basis): number => {
  const { fears } = s.style;
  let sum = 0;
  for (const { requires, weight } of hopes) sum -= weight * Math.min(6, missing(requires, team)) * 4;
  return sum + 20 * (coverOf(team, 'planet', fears) + coverOf(team, 'space', fears));
};

const personGain = (basis: Basis, member: Member, before: number): number => {
  join(basis.team, member);
  const gain = standing(basis) - before;
  leaveLast(basis.team);
  return gain + (4 + personWorth(member.def) / 3) * (basis.s.people.length < 9 ? 1 : 0.5);
};

const gearGain = (basis: Basis, def: EquipmentCard, before: number): number => {
  if (basis.team.gear.includes(def.id) || basis.s.people.length < 2) return 0.5;
  const with_ = teamOf(basis.s.people, [...basis.team.gear, def.id]);
  return standing({ ...basis, team: with_ }) - before + 1;
};

const shipGain = (s: Situation, def: ShipCard, way: string): number => {
  const homes = bases(s).map(({ at }) => at);
  // A ship that nobody is aboard of and nobody is near is as good as none.
  const ships = s.groups.filter(
    ({ kind, at, people, vessel }) => kind === 'ship' && (homes.includes(at) || people.length > 0 || vessel?.staffed),
  );
  const affiliation = way === '' ? (def.affiliations[0] ?? '') : way;
  const staffed = staffOf(s, def, affiliation, s.people) !== undefined;
  const soon = s.people.length + s.hand.filter((one) => one.def.type === 'Personnel').length;
  if (ships.length === 0) return staffed ? 14 + def.range / 2 : soon > 3 ? 3 : 1;
  if (ships.length === 1) return staffed && s.people.length > 12 ? 5 : 1;
  return 0.2;
};

/** Whether a second affiliation would only quarrel with those in play. */
const isAlone = (s: Situation, affiliation: string): boolean =>
  s.people.length > 0 && !s.people.some((one) => getAlong(s, one.affiliation, affiliation));

const reportGain = (basis: Basis, option: OptionOf<'report'>, def: CardDef, before: number): number => {
  const { s } = basis;
  switch (def.type) {
    case 'Personnel': {
      const member: Member = { ...memberOf(option.card, def), affiliation: option.way };
      const gain = personGain(basis, member, before);
      return isAlone(s, option.way) ? gain * 0.3 : gain;
    }
    case 'Ship':
      return shipGain(s, def, option.way);
    case 'Equipment':
      return gearGain(basis, def, before);
    default:
      return 1;
  }
};

/** The best base is where our people are. */
const placeBonus = (s: Situation, option: OptionOf<'report'>): number => {
  const base = bases(s).find(({ id }) => id === option.on);
  return base ? Math.min(2, base.people.length / 5) : 0;
};

/** An interrupt is held for a moment that matters; what uses the card play competes with the reports. */
const keepsBack = (def: CardDef): number => (def.type === 'Interrupt' ? 6 : 2);

/** All plays of a decision, the best first. */
export const playsOf = (s: Situation, decision: Decision): readonly Play[] => {
  const basis = basisOf(s);
  const before = standing(basis);
  const plays: Play[] = [];
  for (const option of decision.options) {
    if (option.do !== 'report' && option.do !== 'play') continue;
    const def = s.hand.find(({ id }) => id === option.card)?.def;
    // A title that nobody has written reports, at least: its players know what it is for.
    if (!def && option.do === 'report') plays.push({ option, worth: unread, def });
    if (!def) continue;
    const worth =
      option.do === 'report'
        ? reportGain(basis, option, def, before) + placeBonus(s, option)
        : playWorth(s, option, def) - keepsBack(def);
    plays.push({ option, worth, def });
  }
  return plays.toSorted((a, b) => b.worth - a.worth);
};
