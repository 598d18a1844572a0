import type { Choice, Option } from '../decision.ts';
import { option, pass } from '../decision.ts';
import { sameDilemma } from '../facts.ts';
import type { MissionsFrame, SeedingFrame } from '../frame.ts';
import type { Handler } from '../handler.ts';
import type { CardId, Player } from '../ids.ts';
import { none, opponentOf } from '../ids.ts';
import { emit, pop, push } from '../kernel.ts';
import { ground } from '../refusal.ts';
import type { Ground } from '../refusal.ts';
import type { Location, State } from '../state.ts';
import { cardOf } from '../values.ts';
import { missionDef } from '../where.ts';
import { enter, rest } from '../zones.ts';
import { showSide } from './double-sided.ts';
import { putFacility, whyNotSeedFacility } from './reporting.ts';

/** The seed phases of the base game (chapter 8). */

/** Two missions are the same location when one is a copy of the other, or its Mission II (B-8.18, B-8.21). */
const sameLocation = (s: State, a: CardId, b: CardId): boolean => {
  const x = missionDef(s, a);
  const y = missionDef(s, b);
  return !x.universal && (x.sameAs ?? x.title) === (y.sameAs ?? y.title);
};

const newLocation = (mission: CardId): Location => ({
  id: mission,
  missions: [mission],
  seeds: [],
  found: [],
  revealed: [],
  barred: [],
  completedBy: -1,
  husk: false,
});

const onto = 2;

/** B-8.19: with a double-sided mission its owner also chooses the side: 0 the front, 1 the back. */
const missionOptions = (s: State, card: CardId): Option[] => {
  const places = missionPlaces(s, card);
  if (!missionDef(s, card).builtIn) return places;
  return places.flatMap((o) => [0, 1].map((side) => option('place mission', o.card, o.on, side, o.way)));
};

/** Where the next mission may go: onto its double, beside its region, or at either end (B-8.10 to B-8.15). */
const missionPlaces = (s: State, card: CardId): Option[] => {
  const def = missionDef(s, card);
  const double = s.locations.find((l) => sameLocation(s, l.id, card) && s.fixed.owner[l.id] !== s.fixed.owner[card]);
  if (double) return [option('place mission', card, double.id, -1, onto)];
  const line = s.locations.filter((l) => missionDef(s, l.id).quadrant === def.quadrant);
  if (line.length === 0) return [option('place mission', card, -1, -1, 0)];
  const region = def.region === undefined ? [] : line.filter((l) => missionDef(s, l.id).region === def.region);
  const group = region.length > 0 ? region : line;
  return [
    option('place mission', card, group[0].id, -1, 0),
    option('place mission', card, group[group.length - 1].id, -1, 1),
  ];
};

const placeMission = (s: State, player: Player, { card, on: beside, to: side, way }: Option | Choice): void => {
  enter(s, card, 'spaceline', { controller: player, loc: way === onto ? beside : card });
  if (way === onto) {
    const location = s.locations.find((l) => l.id === beside);
    if (location) location.missions = [...location.missions, card];
  } else {
    const at =
      beside === none ? s.locations.length : s.locations.findIndex((l) => l.id === beside) + (way === 1 ? 1 : 0);
    s.locations.splice(at, 0, newLocation(card));
  }
  showSide(s, card, side === 1);
  emit(s, 'mission placed', { player, card, on: beside, word: way === onto ? 'shared' : way === 0 ? 'left' : 'right' });
};

const topMission = (s: State, player: Player): CardId => {
  const pile = s.players[player].missionPile;
  return pile[pile.length - 1];
};

export const missionsHandler: Handler<MissionsFrame> = {
  run: (s, f) => {
    if (s.players[0].missionPile.length + s.players[1].missionPile.length === 0) {
      pop(s);
      beginPhase(s, 'dilemmas');
      return false;
    }
    if (s.players[f.next].missionPile.length === 0) {
      f.next = opponentOf(f.next);
      return false;
    }
    // A placement without a choice is made at once.
    const options = missionOptions(s, topMission(s, f.next));
    if (options.length > 1) return true;
    const only = options[0];
    placeMission(s, f.next, only);
    f.next = opponentOf(f.next);
    return false;
  },
  asks: (s, f) => [{ player: f.next, kind: 'place mission', source: topMission(s, f.next) }],
  options: (s, f) => missionOptions(s, topMission(s, f.next)),
  answer: (s, f, choice) => {
    placeMission(s, choice.player, choice);
    f.next = opponentOf(choice.player);
  },
};

const notSeedable = ground('not-seedable', 'B-8.22', 'only dilemmas and artifacts are seeded under missions');
const wrongKind = ground('wrong-mission-kind', 'B-8.26', 'its icon does not fit the kind of the mission');
const artifactOnSpace = ground('artifact-in-space', 'B-8.27', 'an artifact may be seeded only at a planet mission');
const oneArtifact = ground('one-artifact', 'B-8.28', 'you have an artifact under that mission already');
const oneCopy = ground('one-copy', 'B-8.29', 'you have a copy of it under that mission already');
const notALocation = ground('not-a-location', 'B-8.22', 'cards are seeded under missions');

export const whyNotSeed = (s: State, player: Player, card: CardId, location: Location): Ground | undefined => {
  const def = cardOf(s, card).def;
  const kind = missionDef(s, location.missions[0]).kind;
  if (def.type === 'Dilemma') {
    if (def.where !== 'dual' && kind !== 'dual' && def.where !== kind) return wrongKind;
  } else if (def.type === 'Artifact') {
    if (kind === 'space') return artifactOnSpace;
  } else return notSeedable;
  for (const id of location.seeds) {
    if (s.fixed.owner[id] !== player) continue;
    const other = cardOf(s, id).def;
    if (sameDilemma(other, def)) return oneCopy;
    if (def.type === 'Artifact' && other.type === 'Artifact') return oneArtifact;
  }
  return undefined;
};

const distinctSeeds = (s: State, player: Player): CardId[] => {
  const seen: number[] = [];
  return s.players[player].seedDeck.filter((id) => {
    const index = cardOf(s, id).index;
    if (seen.includes(index)) return false;
    seen.push(index);
    return true;
  });
};

const seedOptions = (s: State, player: Player): Option[] => {
  const options: Option[] = [];
  for (const card of distinctSeeds(s, player))
    for (const location of s.locations)
      if (!whyNotSeed(s, player, card, location)) options.push(option('seed', card, location.id));
  return options;
};

const facilityOptions = (s: State, player: Player): Option[] => {
  const options: Option[] = [];
  for (const card of distinctSeeds(s, player)) {
    if (cardOf(s, card).def.type !== 'Facility') continue;
    for (const location of s.locations)
      if (!whyNotSeedFacility(s, player, card, location.id)) options.push(option('seed facility', card, location.id));
  }
  return options;
};

const optionsOf = (s: State, f: SeedingFrame, player: Player): Option[] =>
  f.kind === 'dilemmas' ? seedOptions(s, player) : facilityOptions(s, player);

const inDeck = (s: State, player: Player, card: CardId): boolean => s.players[player].seedDeck.includes(card);
const notYourSeed = ground('not-your-seed', 'B-8.22', 'it is not a card of your seed deck');

/** One card under a mission, after the ones before it (B-8.23). */
const seed = (s: State, player: Player, card: CardId, loc: CardId): void => {
  const location = s.locations.find((l) => l.id === loc);
  if (!location) return;
  rest(s, card, 'under mission');
  location.seeds = [...location.seeds, card];
  emit(s, 'seeded', { player, card, on: loc, only: player });
};

const passFor = (f: SeedingFrame, player: Player): readonly [boolean, boolean] =>
  player === 0 ? [true, f.passed[1]] : [f.passed[0], true];

const nothingLeft = (s: State, f: SeedingFrame, player: Player): boolean =>
  s.players[player].seedDeck.length === 0 || optionsOf(s, f, player).length === 0;

const seedingHandler: Handler<SeedingFrame> = {
  run: (s, f) => {
    if (f.passed[0] && f.passed[1]) {
      pop(s);
      if (f.kind === 'dilemmas') beginPhase(s, 'facilities');
      else startPlay(s);
      return false;
    }
    if (f.passed[f.next]) {
      f.next = opponentOf(f.next);
      return false;
    }
    if (!nothingLeft(s, f, f.next)) return true;
    f.passed = passFor(f, f.next);
    emit(s, 'passed', { player: f.next });
    return false;
  },
  asks: (_s, f) => [{ player: f.next, kind: f.kind === 'dilemmas' ? 'seed card' : 'seed facility', source: none }],
  options: (s, f, player) => [...optionsOf(s, f, player), pass],
  refuses: (s, f, choice) => {
    if (choice.do === 'pass') return undefined;
    const location = s.locations.find((l) => l.id === choice.on);
    if (!location) return notALocation;
    if (!inDeck(s, choice.player, choice.card)) return notYourSeed;
    if (choice.do === 'seed' && f.kind === 'dilemmas') return whyNotSeed(s, choice.player, choice.card, location);
    if (choice.do === 'seed facility' && f.kind === 'facilities')
      return whyNotSeedFacility(s, choice.player, choice.card, location.id);
    return notSeedable;
  },
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'seed') seed(s, choice.player, choice.card, choice.on);
    else if (choice.do === 'seed facility') putFacility(s, choice.player, choice.card, choice.on, 'facility seeded');
    else {
      f.passed = passFor(f, choice.player);
      emit(s, 'passed', { player: choice.player });
    }
  },
};

export const dilemmasHandler = seedingHandler;
export const facilitiesHandler = seedingHandler;

export const beginPhase = (s: State, phase: 'missions' | 'dilemmas' | 'facilities'): void => {
  s.phase = phase;
  emit(s, 'phase begun', { word: phase });
  if (phase === 'missions') push(s, { kind: 'missions', next: s.first });
  else push(s, { kind: phase, next: s.first, passed: [false, false] });
};

/** B-8.39 to B-8.41. */
const startPlay = (s: State): void => {
  for (const player of [0, 1] as const) {
    const left = s.players[player].seedDeck.slice();
    for (const id of left) rest(s, id, 'removed');
    if (left.length > 0) emit(s, 'leftover seeds removed', { player, n: left.length });
  }
  push(s, { kind: 'turn', step: 0 });
};
