import type { Beginnings, Handlers, Machinery } from './state/machinery.ts';
import { byHandHandler } from './rules/assisted/by-hand.ts';
import { correctionHandler } from './rules/assisted/consent.ts';
import { attemptHandler } from './rules/attempt.ts';
import { personnelBattleHandler } from './rules/battle/personnel-battle.ts';
import { selfAttackHandler } from './rules/battle/self-ship.ts';
import { shipBattleHandler } from './rules/battle/ship-battle.ts';
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
import { encounterHandler } from './rules/encounter.ts';
import { beamHandler } from './rules/beam-by-card.ts';
import { regroupHandler } from './rules/regrouping.ts';
import { reportGroupHandler } from './offers/report-group.ts';
import { destroy, destroyHandler, kill, killHandler } from './rules/killing.ts';
import { playHandler } from './rules/playing.ts';
import { batchSeedingHandler, missionsHandler, seedingHandler } from './rules/seeding.ts';
import { reseedHandler } from './run/reseeding.ts';
import { segmentHandler } from './offers/segment.ts';
import { suspendHandler } from './rules/suspending.ts';
import { momentHandler, turnHandler } from './rules/turn.ts';
import { windowHandler } from './offers/windows.ts';
import { eitherHandler } from './run/either-frame.ts';
import { farBeamHandler } from './run/far-beam.ts';
import { lookHandler } from './run/looking.ts';
import { playAlongHandler } from './run/play-along.ts';
import { pairHandler } from './rules/pairs.ts';
import { replaceHandler } from './offers/replacing.ts';
import { startHandler } from './offers/start-of-turn.ts';
import { selectHandler } from './run/select-frame.ts';
import { possessionHandler } from './offers/possession.ts';
import { splitHandler } from './run/split-frame.ts';
import { whyPointless } from './run/pointless.ts';
import { textHandler } from './run/text.ts';

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
  kill: (s, { cards, literally }) => kill(s, cards, literally),
  destroy: (s, { card, by }) => destroy(s, card, by),
  draw: (s, { player, count }) => drawCards(s, player, count),
};

/** What every game is run by. */
export const machinery: Machinery = { handlers, beginnings, whyPointless };
