import type { CardId, Decision, Option, OptionOf } from '@spaceline/engine';
import type { CardDef, Condition, EquipmentCard, ShipCard } from '@spaceline/language';
import { isHeldFast, isSick } from './ailments.ts';
import { coverOf } from './cover.ts';
import { defOf } from './cards.ts';
import { preyFor } from './hunt.ts';
import { playWorth } from './playing.ts';
import { type Mission, type Situation, bases, getAlong, memberOf, wallsUnder } from './situation.ts';
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

const withKeys = new WeakMap<Mission, Condition>();

/** What a mission takes: whoever believes to know what lies there counts the keys of its walls. */
const hopedFor = (s: Situation, mission: Mission): Condition => {
  const { requires } = mission.def;
  if (!s.style.believed) return requires;
  const before = withKeys.get(mission);
  if (before) return before;
  const walls = wallsUnder(mission);
  const made: Condition = walls.length > 0 ? { if: 'all', of: [requires, ...walls] } : requires;
  withKeys.set(mission, made);
  return made;
};

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
      const requires = hopedFor(s, mission);
      const later = missing(requires, all);
      return { requires, weight: missionWorth(s, mission) / (1 + s.style.numbers.later * later) / 30 };
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
  const { missing: price, cover } = s.style.numbers;
  let sum = 0;
  for (const { requires, weight } of hopes) sum -= weight * Math.min(6, missing(requires, team)) * price;
  return sum + cover * (coverOf(team, 'planet') + coverOf(team, 'space'));
};

/** Whoever makes a ship at home fly while others wait far away for it. */
const fliesAgain = (s: Situation, member: Member): boolean => {
  const homes = bases(s).map(({ at }) => at);
  const atHome: readonly Member[] = s.people.filter(({ at }) => homes.includes(at));
  if (atHome.length === s.people.length || s.groups.some((one) => one.kind === 'ship' && one.vessel?.staffed))
    return false;
  return s.groups.some(({ kind, at, id, def }) => {
    const ship = kind === 'ship' && homes.includes(at) ? defOf(def) : undefined;
    if (ship?.type !== 'Ship') return false;
    const affiliation = s.cards.get(id)?.affiliation ?? ship.affiliations[0] ?? '';
    return (
      staffOf(s, ship, affiliation, atHome) === undefined &&
      staffOf(s, ship, affiliation, [...atHome, member]) !== undefined
    );
  });
};

const personGain = (basis: Basis, member: Member, before: number): number => {
  join(basis.team, member);
  const gain = standing(basis) - before + (fliesAgain(basis.s, member) ? 12 : 0);
  leaveLast(basis.team);
  return gain + (basis.s.style.numbers.body + personWorth(member.def) / 3) * (basis.s.people.length < 9 ? 1 : 0.5);
};

/** A kind of equipment that is not in play yet is better there than in the hand when nobody else can report. */
const fresh = 1.2;

const gearGain = (basis: Basis, def: EquipmentCard, before: number): number => {
  if (basis.team.gear.includes(def.id) || basis.s.people.length < 2) return 0.5;
  const with_ = teamOf(basis.s.people, [...basis.team.gear, def.id]);
  return standing({ ...basis, team: with_ }) - before + fresh;
};

/** A ship waits until there is a crew that goes somewhere with it. */
const firstShip = ({ style: { numbers }, people: { length } }: Situation): number =>
  numbers.firstShip[length < 3 ? 0 : length < 5 ? 1 : 2];

/** A ship that could tow away what closes a mission of ours, where none in play can. */
const tower = 10;

const opensMission = (s: Situation, def: ShipCard): boolean =>
  s.missions.some(({ mine, towed }) => {
    const tows = (card: CardDef | undefined): boolean =>
      card?.type === 'Ship' && card.equipment.some((one) => one === towed?.by);
    return mine && towed !== undefined && tows(def) && !s.groups.some((one) => tows(defOf(one.def)));
  });

const shipGain = (s: Situation, def: ShipCard, way: string): number => {
  const homes = bases(s).map(({ at }) => at);
  const atHome = s.people.filter(({ at }) => homes.includes(at));
  // A ship that nobody is aboard of and nobody is near is as good as none.
  const ships = s.groups.filter((ship) => {
    const { kind, at, people, vessel } = ship;
    if (kind !== 'ship' || isHeldFast(s, ship) || isSick(s, ship) || (vessel && vessel.hull < 100)) return false;
    return homes.includes(at) || people.length > 0 || vessel?.staffed || s.people.some((one) => one.at === at);
  });
  const affiliation = way === '' ? (def.affiliations[0] ?? '') : way;
  // Those who are away with nothing to fly come back only if somebody fetches them.
  const staffed = staffOf(s, def, affiliation, atHome) !== undefined;
  const soon = s.people.length + s.hand.filter((one) => one.def.type === 'Personnel').length;
  if (ships.length === 0) return staffed ? firstShip(s) + def.range / 2 : soon > 3 ? 3 : 1;
  // Those at home wait for a ship when the others are away with theirs.
  const waiting = !ships.some(({ at }) => homes.includes(at)) && atHome.length > 3;
  if (waiting && ships.length < 3 && staffOf(s, def, affiliation, atHome) !== undefined)
    return atHome.length > 5 ? 14 : 7;
  if (staffed && opensMission(s, def)) return tower;
  const hunt = staffed ? preyFor(s, def.weapons) : 0;
  if (ships.length === 1) return Math.max(hunt, staffed && s.people.length > 12 ? 5 : 1);
  return Math.max(hunt, 0.2);
};

/** The affiliation of most of our people in play: others have to get along with it. */
const mainOf = (s: Situation): string | undefined => {
  const counts = new Map<string, number>();
  for (const { affiliation } of s.people)
    if (affiliation !== 'Non-Aligned') counts.set(affiliation, (counts.get(affiliation) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/** Without anybody in play yet: the affiliation of most people in the hand. */
const comingOf = (s: Situation): string | undefined => {
  const counts = new Map<string, number>();
  for (const { def } of s.hand)
    for (const one of def.type === 'Personnel' ? def.affiliations : [])
      if (one !== 'Non-Aligned') counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
};

/** Whether a second affiliation would only quarrel with those in play. */
const isAlone = (s: Situation, affiliation: string): boolean => {
  const main = mainOf(s) ?? comingOf(s);
  return main !== undefined && !getAlong(s, affiliation, main);
};

const isHologram = (def: CardDef): boolean => def.type === 'Personnel' && def.icons.includes('Holo');

/** Somewhere a hologram can be: a ship with a Holodeck. Beside one it is disabled, and nobody carries it aboard. */
const projects = (s: Situation, place: CardId): boolean =>
  s.groups.some(({ kind, id, def }) => {
    const ship = kind === 'ship' && id === place ? defOf(def) : undefined;
    return ship?.type === 'Ship' && ship.equipment.includes('Holodeck');
  });

const reportGain = (basis: Basis, option: OptionOf<'report'>, def: CardDef, before: number): number => {
  const { s } = basis;
  switch (def.type) {
    case 'Personnel': {
      const member: Member = { ...memberOf(option.card, def), affiliation: option.way };
      if (isHologram(def) && !projects(s, option.on)) return 0.5;
      const gain = personGain(basis, member, before);
      return isAlone(s, option.way) ? gain * 0.15 : gain;
    }
    case 'Ship':
      return shipGain(s, def, option.way);
    case 'Equipment':
      return gearGain(basis, def, before);
    default:
      return 1;
  }
};

/** Whoever reports far from the others waits there alone: only where most of ours are they are of use. */
const placeShare = (s: Situation, option: OptionOf<'report'>): number => {
  const all = bases(s);
  const base = all.find(({ id }) => id === option.on);
  if (!base || all.length < 2) return 1;
  const most = Math.max(...all.map(({ people }) => people.length));
  return base.people.length >= most ? 1 : 0.5;
};

/** An interrupt is held for a moment that matters; what uses the card play competes with the reports. */
const keepsBack = ({ style: { numbers } }: Situation, def: CardDef): number =>
  def.type === 'Interrupt' ? numbers.keepsInterrupt : numbers.keepsEvent;

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
        ? reportGain(basis, option, def, before) * placeShare(s, option) + (s.mixes ? s.style.numbers.outOfHand : 0)
        : playWorth(s, option, def) - keepsBack(s, def);
    plays.push({ option, worth, def });
  }
  return plays.toSorted((a, b) => b.worth - a.worth);
};
