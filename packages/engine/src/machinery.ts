import { windowKeepers } from './rules/windows/index.generated.ts';
import { targetKeepers } from './rules/targets/index.generated.ts';
import { termKeepers } from './offers/terms/index.generated.ts';
import { conditionRunners } from './asking/conditions/index.generated.ts';
import { tableWords } from './asking/who/index.generated.ts';
import { fleet } from './offers/battle.ts';
import { compatibly } from './offers/beam.ts';
import { offers } from './offers/index.ts';
import type { Handler } from './contract/handler.ts';
import type { Frame } from './state/frame.ts';
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
import { dualLimitHandler } from './run/parts/dual-limit.ts';
import { beginEncounter, encounterHandler } from './rules/encounter.ts';
import { beginBeam } from './run/beam.ts';
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
import { cutHandler } from './rules/seeding/cutting.ts';
import { beginMoment, momentHandler } from './rules/due-texts.ts';
import { beginReport, reportHandler } from './rules/report-play.ts';
import { beginResolve, resolveHandler } from './rules/resolving.ts';
import { asOrders, beginSegment, inCardPlays, inOthersTurn, segmentHandler } from './offers/segment.ts';
import { beginSuspension, suspendHandler } from './rules/suspending.ts';
import { beginTurns, turnHandler } from './rules/turn.ts';
import { beginWindow, windowHandler } from './offers/windows.ts';
import { beginLook } from './run/look.ts';
import { beginPair, pairHandler } from './rules/pairs.ts';
import { beginReplacing, replaceHandler } from './offers/replacing.ts';
import { beginStart, startHandler } from './offers/start-of-turn.ts';
import { beginSelect, selectHandler } from './run/parts/select-frame.ts';
import { beginPossession, possessionHandler } from './offers/possession.ts';
import { beginText, textHandler } from './run/parts/text.ts';
import { actHandlers, actRunners } from './run/index.generated.ts';
import { selectionRunners } from './run/selections/index.generated.ts';

/** Every kind of frame and how it goes on. */
const written: Handlers = {
  missions: missionsHandler,
  cut: cutHandler,
  doorways: seedingHandler,
  dilemmas: seedingHandler,
  others: seedingHandler,
  facilities: seedingHandler,
  batch: batchSeedingHandler,
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
  regroup: regroupHandler,
  possession: possessionHandler,
  'start of turn': startHandler,
  'replace play': replaceHandler,
  pair: pairHandler,
  'extra draw': extraDrawHandler,
  'even up': evenUpHandler,
  'dual limit': dualLimitHandler,
  replicate: replicateHandler,
  'close gap': closeGapHandler,
  suspend: suspendHandler,
  'by hand': byHandHandler,
  correction: correctionHandler,
  'ship battle': shipBattleHandler,
  'personnel battle': personnelBattleHandler,
  'self attack': selfAttackHandler,
  ...actHandlers,
};

/** With every part, also those it lacks: whatever waits on top is asked about several times for each decision. */
const inOneShape = <F extends Frame>(handler: Handler<F>): Handler<F> => ({
  run: handler.run,
  asks: handler.asks,
  options: handler.options,
  passes: handler.passes,
  refuses: handler.refuses,
  unasked: handler.unasked,
  picks: handler.picks,
  judges: handler.judges,
  intends: handler.intends,
  takes: handler.takes,
  shows: handler.shows,
  explains: handler.explains,
  proposes: handler.proposes,
  tells: handler.tells,
  answer: handler.answer,
});

const handlers = Object.fromEntries(
  Object.entries(written).map(([kind, handler]) => [kind, inOneShape(handler as Handler<Frame>)]),
) as unknown as Handlers;

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
  offers,
  opportunities: {
    'card play': inCardPlays.map((verb) => offers[verb]),
    orders: asOrders.map((verb) => offers[verb]),
    'of the other player': inOthersTurn.map((verb) => offers[verb]),
  },
  tableWords,
  conditionRunners,
  windowKeepers,
  targetKeepers,
  termKeepers,
  pickRules: { compatible: compatibly, fleet },
  acts: actRunners,
  selections: selectionRunners,
};
