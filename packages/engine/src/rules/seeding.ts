import type { Affiliation, SeedPhase } from '@spaceline/language';
import type { ChoiceOf, Option } from '../contract/decision.ts';
import { option, pass } from '../contract/decision.ts';
import type { Given } from '../state/given.ts';
import type { SeedingFrame } from '../state/seeding-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { deedsOf } from '../state/history.ts';
import { emit, pop, push, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Location, State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isLocation } from '../state/locations.ts';
import { rest } from '../state/zones.ts';
import { affiliationsOf, putFacility, report, whyNotReport, whyNotSeedFacility } from './reporting.ts';
import { batchFrame, batchHandler } from './seeding/batch.ts';
import { carryOutSeeded, seedFaceUp, whyNotFaceUp } from './seeding/face-up.ts';
import { tellDoubleSided } from './seeding/cutting.ts';
import { missionsFrame, missionsHandlerOf } from './seeding/missions.ts';
import { leavesTurns, notYourSeed, stepAbout, tableHasStep, wrongMission } from './seeding/stacks.ts';
import { notSeedable, seedUnder, whyNotCopy, whyNotSeed } from './seeding/under.ts';
import { whyNotSeedThere, whyNotSeeding } from './seeding/where.ts';

/**
 * The seed phases of the base game (chapter 8). The players seed in turns (B-8.4); nothing else is asked or offered
 * meanwhile (B-8.3), and what may not be seeded is refused at the time (B-8.6).
 */

const notALocation = ground('not-a-location', 'B-8.22', 'cards are seeded under missions and at missions');
const othersTurn = ground('seeding-alternates', ['B-8.4', 'B-12.5'], 'the players seed in turns, and it is not yours');
const hasPassed = ground('seeding-passed', ['B-8.25', 'B-12.5'], 'whoever has passed seeds nothing more in this phase');

const distinctSeeds = (s: State, player: Player): CardId[] => {
  const seen: number[] = [];
  return s.players[player].piles['seed deck'].filter((id) => {
    const index = cardOf(s, id).index;
    if (seen.includes(index)) return false;
    seen.push(index);
    return true;
  });
};

/** Missions that a step of batch seeding is about are not seeded in turns. */
const whyNotInTurns = (s: State, player: Player, card: CardId, location: Location): Ground | undefined => {
  const step = stepAbout(s, location, player);
  return step ? wrongMission(step) : whyNotSeed(s, player, card, location);
};

const seedOptions = (s: State, player: Player): Option[] => {
  const options: Option[] = [];
  for (const card of distinctSeeds(s, player))
    for (const location of s.locations)
      if (!whyNotInTurns(s, player, card, location)) options.push(option('seed', card, location.id));
  return options;
};

/** Whether there is any of them: most often the first card already goes somewhere. */
const canSeedUnder = (s: State, player: Player): boolean =>
  s.players[player].piles['seed deck'].some((card) =>
    s.locations.some((location) => !whyNotInTurns(s, player, card, location)),
  );

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

const whyNotFacility = (s: State, player: Player, card: CardId, loc: LocationId): Ground | undefined =>
  whyNotSeedFacility(s, player, card, loc) ?? whyNotCopy(s, player, card, 'face up', []);

const facilityOptions = (s: State, player: Player): Option[] => {
  const options: Option[] = [];
  for (const card of distinctSeeds(s, player)) {
    if (cardOf(s, card).type !== 'Facility') continue;
    for (const location of s.locations)
      if (!whyNotFacility(s, player, card, location.id))
        options.push(option('seed facility', card, location.id, none, ''));
  }
  return options;
};

/** By the format a card that reports may be seeded aboard an own facility (B-28.10). */
const whyNotAboard = (
  s: State,
  player: Player,
  card: CardId,
  facility: CardId,
  affiliation: Affiliation | '',
): Ground | undefined => {
  const because = s.fixed.format.ask.seedsAboard(s, notSeedable, player, card);
  return because ?? whyNotReport(s, player, card, facility, affiliation) ?? whyNotCopy(s, player, card, 'face up', []);
};

const aboardOptions = (s: State, player: Player): Option[] => {
  if (s.fixed.format.speaking.seedsAboard === 0) return [];
  const own = s.play.filter((id) => s.fixed.owner[id] === player && cardOf(s, id).type === 'Facility');
  return own.flatMap((facility) =>
    distinctSeeds(s, player).flatMap((card) =>
      affiliationsOf(s, card)
        .filter((affiliation) => !whyNotAboard(s, player, card, facility, affiliation))
        .map((affiliation) => option('seed facility', card, facility, none, affiliation)),
    ),
  );
};

/** Cards for the table are left to the turns of the dilemma phase unless a clause of batch seeding takes them. */
const isLeft = (s: State): boolean => s.fixed.format.steps.length === 0 || !tableHasStep(s);

const optionsOf = (s: State, f: SeedingFrame, player: Player): Option[] => {
  const table = tableOptions(s, f, player);
  if (f.kind === 'dilemmas') return [...seedOptions(s, player), ...(isLeft(s) ? table : [])];
  if (f.kind !== 'facilities') return table;
  return [...facilityOptions(s, player), ...aboardOptions(s, player), ...table];
};

const inDeck = (s: State, player: Player, card: CardId): boolean => s.players[player].piles['seed deck'].includes(card);

const passFor = (f: SeedingFrame, player: Player): readonly [boolean, boolean] =>
  player === 0 ? [true, f.passed[1]] : [f.passed[0], true];

const nothingLeft = (s: State, f: SeedingFrame, player: Player): boolean =>
  s.players[player].piles['seed deck'].length === 0 ||
  (!(f.kind === 'dilemmas' && canSeedUnder(s, player)) && optionsOf(s, f, player).length === 0);

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

/** Why a card is not seeded there in turns. */
const whyNotTurn = (
  s: State,
  f: SeedingFrame,
  { do: verb, player, card, on, way }: ChoiceOf<'seed' | 'seed facility'>,
): Ground | undefined => {
  if (!inDeck(s, player, card)) return notYourSeed;
  const location = s.locations.find((l) => l.id === on);
  if (verb === 'seed facility' && f.kind === 'facilities' && s.play.includes(on) && !location)
    return whyNotAboard(s, player, card, on, way);
  const where = verb === 'seed facility' ? 'at' : on === none ? 'table' : 'under';
  const misplaced = whyNotSeedThere(s, f.kind, card, where);
  if (misplaced) return misplaced;
  if (where === 'table') return whyNotFaceUp(s, player, card, [tablePhase[f.kind]]);
  if (!location) return notALocation;
  if (where === 'at') return whyNotFacility(s, player, card, location.id);
  return whyNotInTurns(s, player, card, location);
};

export const seedingFrame = (
  kind: SeedingFrame['kind'],
  next: Player,
  passed: SeedingFrame['passed'] = [false, false],
): SeedingFrame => ({ kind, next, passed });

export const beginTurns = (s: State, { phase }: Given['seeding']): void => push(s, seedingFrame(phase, s.first));

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
    return choice.do === 'seed' || choice.do === 'seed facility' ? whyNotTurn(s, f, choice) : whyNotSeeding(choice.do);
  },
  unasked: (_s, f, player) => (f.passed[player] ? hasPassed : othersTurn),
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'seed' && choice.on === none) {
      seedFaceUp(s, choice.player, choice.card);
      carryOutSeeded(s, choice.player, choice.card);
    } else if (choice.do === 'seed') seedUnder(s, choice.player, choice.card, choice.on);
    else if (choice.do === 'seed facility') {
      if (isLocation(s, choice.on)) putFacility(s, choice.player, choice.card, choice.on, 'facility seeded');
      else report(s, choice.player, choice.card, choice.on, choice.way);
    } else {
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
  else if (phase === 'missions') {
    push(s, missionsFrame(s.first));
    tellDoubleSided(s);
  } else beginTurns(s, { phase });
};

/** OTF-1.8: of face-down seeds only the number is told, at the end of their phase. */
const tellNumbers = (s: State): void => {
  for (const player of [s.first, opponentOf(s.first)]) {
    const n = deedsOf(s, player, 'seeded under').length;
    if (n > 0) emit(s, 'seeds announced', { player, n, word: 'face down' });
  }
};

const next = (s: State, after: SeedingPhase): void => {
  if (after === 'dilemmas' && s.fixed.format.tellsNumbers) tellNumbers(s);
  const phase = phases[phases.indexOf(after) + 1];
  if (phase) beginPhase(s, phase);
  else startPlay(s);
};

/** Clauses that seed only a part of the phase in batches leave the rest to be seeded in turns. */
const afterBatch = (s: State, phase: Exclude<SeedingPhase, 'missions'>): void => {
  if (phase === 'dilemmas' && leavesTurns(s)) beginTurns(s, { phase });
  else next(s, phase);
};

export const batchSeedingHandler = batchHandler(afterBatch);
export const missionsHandler = missionsHandlerOf((s) => next(s, 'missions'));

/** B-8.2; without a card of the pool that seeds in it the doorway phase is skipped (B-8.7). */
export const beginSeeding = (s: State): void => beginPhase(s, s.fixed.pool.doorways ? 'doorways' : 'missions');

const startPlay = (s: State): void => {
  for (const player of [0, 1] as const) {
    const left = s.players[player].piles['seed deck'].slice();
    for (const id of left) rest(s, id, 'removed');
    if (left.length > 0) emit(s, 'leftover seeds removed', { player, n: left.length });
  }
  start(s, 'turn', {});
};
