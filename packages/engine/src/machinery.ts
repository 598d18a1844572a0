import { conditionRunners } from './asking/conditions/index.generated.ts';
import { tableWords } from './asking/who/index.generated.ts';
import { fleet } from './offers/battle.ts';
import { compatibly } from './offers/orders.ts';
import type { Beginnings, Handlers, Machinery } from './state/machinery.ts';
import { beginByHand, byHandHandler } from './rules/assisted/by-hand.ts';
import { beginCorrection, correctionHandler } from './rules/assisted/consent.ts';
import { attemptHandler, beginAttempt } from './rules/attempt.ts';
import { beginPersonnelBattle, personnelBattleHandler } from './rules/battle/personnel-battle.ts';
import { selfAttackHandler } from './rules/battle/self-ship.ts';
import { beginShipBattle, shipBattleHandler } from './rules/battle/ship-battle.ts';
import { drawCards, drawHandler } from './rules/drawing.ts';
import { evenUpHandler } from './rules/even-up.ts';
import { extraDrawHandler } from './rules/extra-draws.ts';
import { closeGapHandler } from './rules/gaps.ts';
import { replicateHandler } from './rules/replicating.ts';
import { guessHandler } from './run/guessing.ts';
import { arrangeHandler } from './run/hand-acts.ts';
import { dualLimitHandler } from './run/dual-limit.ts';
import { stakesHandler } from './run/stakes.ts';
import { nameTurnsHandler } from './run/time-travel.ts';
import { beginEncounter, encounterHandler } from './rules/encounter.ts';
import { beamHandler, beginBeam } from './rules/beam-by-card.ts';
import { beginRegroup, regroupHandler } from './rules/regrouping.ts';
import { beginReportGroup, reportGroupHandler } from './offers/report-group.ts';
import { kill, killHandler } from './rules/killing.ts';
import { destroy, destroyHandler } from './rules/destroying.ts';
import { beginPlay, playHandler } from './rules/playing.ts';
import {
  batchSeedingHandler,
  beginTurns as beginSeedingInTurns,
  missionsHandler,
  seedingHandler,
} from './rules/seeding.ts';
import { beginMoment, momentHandler } from './rules/due-texts.ts';
import { beginReport, reportHandler } from './rules/report-play.ts';
import { beginResolve, resolveHandler } from './rules/resolving.ts';
import { reseedHandler } from './run/reseeding.ts';
import { beginSegment, segmentHandler } from './offers/segment.ts';
import { beginSuspension, suspendHandler } from './rules/suspending.ts';
import { beginTurns, turnHandler } from './rules/turn.ts';
import { beginWindow, windowHandler } from './offers/windows.ts';
import { eitherHandler } from './run/either-frame.ts';
import { farBeamHandler } from './run/far-beam.ts';
import { beginLook, lookHandler } from './run/looking.ts';
import { playAlongHandler } from './run/play-along.ts';
import { beginPair, pairHandler } from './rules/pairs.ts';
import { beginReplacing, replaceHandler } from './offers/replacing.ts';
import { beginStart, startHandler } from './offers/start-of-turn.ts';
import { beginSelect, selectHandler } from './run/select-frame.ts';
import { beginPossession, possessionHandler } from './offers/possession.ts';
import { splitHandler } from './run/split-frame.ts';
import { runners } from './run/acts.ts';
import { whyPointless } from './run/pointless.ts';
import { beginText, textHandler } from './run/text.ts';

/** Every kind of frame and how it goes on. */
const handlers: Handlers = {
  missions: missionsHandler,
  doorways: seedingHandler,
  dilemmas: seedingHandler,
  others: seedingHandler,
  facilities: seedingHandler,
  batch: batchSeedingHandler,
  reseed: reseedHandler,
  turn: turnHandler,
  segment: segmentHandler,
  moment: momentHandler,
  draw: drawHandler,
  play: playHandler,
  report: reportHandler,
  resolve: resolveHandler,
  window: windowHandler,
  text: textHandler,
  select: selectHandler,
  kill: killHandler,
  destroy: destroyHandler,
  attempt: attemptHandler,
  encounter: encounterHandler,
  'report group': reportGroupHandler,
  beam: beamHandler,
  regroup: regroupHandler,
  either: eitherHandler,
  split: splitHandler,
  possession: possessionHandler,
  look: lookHandler,
  'start of turn': startHandler,
  'far beam': farBeamHandler,
  'replace play': replaceHandler,
  pair: pairHandler,
  'play along': playAlongHandler,
  'extra draw': extraDrawHandler,
  'even up': evenUpHandler,
  'dual limit': dualLimitHandler,
  replicate: replicateHandler,
  arrange: arrangeHandler,
  guess: guessHandler,
  stakes: stakesHandler,
  'name turns': nameTurnsHandler,
  'close gap': closeGapHandler,
  suspend: suspendHandler,
  'by hand': byHandHandler,
  correction: correctionHandler,
  'ship battle': shipBattleHandler,
  'personnel battle': personnelBattleHandler,
  'self attack': selfAttackHandler,
};

/** Every process that is started by its name. */
const beginnings: Beginnings = {
  attempt: beginAttempt,
  beam: beginBeam,
  'by hand': beginByHand,
  correction: beginCorrection,
  destroy: (s, { card, by }) => destroy(s, card, by),
  draw: (s, { player, count }) => drawCards(s, player, count),
  encounter: beginEncounter,
  kill: (s, { cards, literally }) => kill(s, cards, literally),
  look: beginLook,
  moment: beginMoment,
  pair: beginPair,
  'personnel battle': beginPersonnelBattle,
  play: beginPlay,
  possession: beginPossession,
  regroup: beginRegroup,
  'replace play': beginReplacing,
  report: beginReport,
  'report group': beginReportGroup,
  resolve: beginResolve,
  seeding: beginSeedingInTurns,
  segment: beginSegment,
  select: beginSelect,
  'ship battle': beginShipBattle,
  'start of turn': beginStart,
  suspend: beginSuspension,
  text: beginText,
  turn: beginTurns,
  window: beginWindow,
};

/** What every game is run by. */
export const machinery: Machinery = {
  handlers,
  beginnings,
  tableWords,
  conditionRunners,
  pickRules: { compatible: compatibly, fleet },
  runners,
  whyPointless,
};
