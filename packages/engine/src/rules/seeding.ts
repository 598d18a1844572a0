import type { SeedPhase } from '@spaceline/language';
import type { Choice, Option } from '../decision.ts';
import { option, pass } from '../decision.ts';
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
import { batchFrame, batchHandler } from './seeding/batch.ts';
import { seedFaceUp, whyNotFaceUp } from './seeding/face-up.ts';
import { notYourSeed } from './seeding/stacks.ts';
import { notSeedable, seedUnder, whyNotCopy, whyNotSeed } from './seeding/under.ts';

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

const mustPlace = ground('must-place', 'B-8.9', 'you must place the top mission of your pile now');
const notAnEnd = ground('not-an-end', 'B-8.11', 'a mission goes to either end of the spaceline of its quadrant');
const notBesideRegion = ground('not-beside-region', 'B-8.12', 'it goes beside the other missions of its region');
const notTheSame = ground(
  'not-the-same-location',
  'B-8.15',
  'it lies only on the same location, and only if you do not own that',
);

const whyNotPlace = (s: State, { do: verb, card, on: beside, to: side, way }: Choice): Ground | undefined => {
  if (verb !== 'place mission') return mustPlace;
  const options = missionOptions(s, card);
  if (options.some((o) => o.on === beside && o.way === way && o.to === side)) return undefined;
  if (way === onto || options[0].way === onto) return notTheSame;
  const { quadrant, region } = missionDef(s, card);
  const beyondRegion = s.locations.some(
    (l) => missionDef(s, l.id).quadrant === quadrant && missionDef(s, l.id).region === region,
  );
  return region !== undefined && beyondRegion ? notBesideRegion : notAnEnd;
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
      next(s, 'missions');
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
  refuses: (s, f, choice) => (choice.card === topMission(s, f.next) ? whyNotPlace(s, choice) : mustPlace),
  answer: (s, f, choice) => {
    placeMission(s, choice.player, choice);
    f.next = opponentOf(choice.player);
  },
};

const notALocation = ground('not-a-location', 'B-8.22', 'cards are seeded under missions');

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

/** Cards for the table, by the phase that is on. */
const tablePhase: Readonly<Record<SeedingFrame['kind'], SeedPhase>> = {
  doorways: 'doorway phase',
  dilemmas: 'dilemma phase',
  others: 'dilemma phase',
  facilities: 'facility phase',
};

const tableOptions = (s: State, f: SeedingFrame, player: Player): Option[] =>
  distinctSeeds(s, player)
    .filter((card) => !whyNotFaceUp(s, player, card, [tablePhase[f.kind]]))
    .map((card) => option('seed', card));

const whyNotFacility = (s: State, player: Player, card: CardId, loc: CardId): Ground | undefined =>
  whyNotSeedFacility(s, player, card, loc) ?? whyNotCopy(s, player, card, 'face up', []);

const facilityOptions = (s: State, player: Player): Option[] => {
  const options: Option[] = [];
  for (const card of distinctSeeds(s, player)) {
    if (cardOf(s, card).def.type !== 'Facility') continue;
    for (const location of s.locations)
      if (!whyNotFacility(s, player, card, location.id)) options.push(option('seed facility', card, location.id));
  }
  return options;
};

const optionsOf = (s: State, f: SeedingFrame, player: Player): Option[] => {
  const table = tableOptions(s, f, player);
  if (f.kind === 'dilemmas') return [...seedOptions(s, player), ...table];
  return f.kind === 'facilities' ? [...facilityOptions(s, player), ...table] : table;
};

const inDeck = (s: State, player: Player, card: CardId): boolean => s.players[player].seedDeck.includes(card);

const passFor = (f: SeedingFrame, player: Player): readonly [boolean, boolean] =>
  player === 0 ? [true, f.passed[1]] : [f.passed[0], true];

const nothingLeft = (s: State, f: SeedingFrame, player: Player): boolean =>
  s.players[player].seedDeck.length === 0 || optionsOf(s, f, player).length === 0;

/** The clause that lets nobody pass who can still seed (B-28.4). */
const seedsWhileAble = (s: State, f: SeedingFrame): string | undefined => {
  if (f.kind === 'others') return s.fixed.format.steps.find((step) => step.which === 'others')?.clause;
  const { facilities } = s.fixed.format;
  return f.kind === 'facilities' && facilities?.how === 'while able' ? facilities.clause : undefined;
};

const mayNotPass = (clause: string): Ground => ({
  code: 'must-seed',
  clause,
  why: 'you may not pass while you can seed a card',
});

const end = (s: State, f: SeedingFrame): void => {
  pop(s);
  if (f.kind !== 'others') next(s, f.kind);
};

/** In the facility phase whoever could not seed gets another chance as soon as they can. */
const runWhileAble = (s: State, f: SeedingFrame): boolean => {
  if (!nothingLeft(s, f, f.next)) return true;
  f.next = opponentOf(f.next);
  if (nothingLeft(s, f, f.next)) end(s, f);
  return false;
};

export const seedingHandler: Handler<SeedingFrame> = {
  run: (s, f) => {
    if (f.kind === 'facilities' && seedsWhileAble(s, f)) return runWhileAble(s, f);
    if (f.passed[0] && f.passed[1]) {
      end(s, f);
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
  asks: (_s, f) => [{ player: f.next, kind: f.kind === 'facilities' ? 'seed facility' : 'seed card', source: none }],
  options: (s, f, player) => [...optionsOf(s, f, player), ...(seedsWhileAble(s, f) ? [] : [pass])],
  refuses: (s, f, choice) => {
    const clause = seedsWhileAble(s, f);
    if (choice.do === 'pass') return clause ? mayNotPass(clause) : undefined;
    if (!inDeck(s, choice.player, choice.card)) return notYourSeed;
    if (choice.do === 'seed' && choice.on === none)
      return whyNotFaceUp(s, choice.player, choice.card, [tablePhase[f.kind]]);
    const location = s.locations.find((l) => l.id === choice.on);
    if (!location) return notALocation;
    if (choice.do === 'seed' && f.kind === 'dilemmas') return whyNotSeed(s, choice.player, choice.card, location);
    if (choice.do === 'seed facility' && f.kind === 'facilities')
      return whyNotFacility(s, choice.player, choice.card, location.id);
    return notSeedable;
  },
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'seed' && choice.on === none) seedFaceUp(s, choice.player, choice.card);
    else if (choice.do === 'seed') seedUnder(s, choice.player, choice.card, choice.on);
    else if (choice.do === 'seed facility') putFacility(s, choice.player, choice.card, choice.on, 'facility seeded');
    else {
      f.passed = passFor(f, choice.player);
      emit(s, 'passed', { player: choice.player });
    }
  },
};

const phases = ['doorways', 'missions', 'dilemmas', 'facilities'] as const;
type SeedingPhase = (typeof phases)[number];

/** Whether the format seeds a phase in one go for both players. */
export const inBatches = (s: State, phase: SeedingPhase): phase is 'doorways' | 'dilemmas' | 'facilities' => {
  const { doorways, steps, facilities } = s.fixed.format;
  if (phase === 'dilemmas') return steps.length > 0;
  return phase === 'doorways' ? doorways !== undefined : phase === 'facilities' && facilities?.how === 'at once';
};

const beginPhase = (s: State, phase: SeedingPhase): void => {
  s.phase = phase;
  emit(s, 'phase begun', { word: phase });
  if (inBatches(s, phase)) push(s, batchFrame(phase));
  else if (phase === 'missions') push(s, { kind: 'missions', next: s.first });
  else push(s, { kind: phase, next: s.first, passed: [false, false] });
};

const next = (s: State, after: SeedingPhase): void => {
  const phase = phases[phases.indexOf(after) + 1];
  if (phase) beginPhase(s, phase);
  else startPlay(s);
};

export const batchSeedingHandler = batchHandler(next);

/** B-8.2; without a card of the pool that seeds in it the doorway phase is skipped (B-8.7). */
export const beginSeeding = (s: State): void => beginPhase(s, s.fixed.pool.doorways ? 'doorways' : 'missions');

/** B-8.39 to B-8.41. */
const startPlay = (s: State): void => {
  for (const player of [0, 1] as const) {
    const left = s.players[player].seedDeck.slice();
    for (const id of left) rest(s, id, 'removed');
    if (left.length > 0) emit(s, 'leftover seeds removed', { player, n: left.length });
  }
  push(s, { kind: 'turn', step: 0 });
};
