import type { Frame } from './state/frame.ts';
import type { Handler } from './contract/handler.ts';
import { byHandHandler } from './rules/assisted/by-hand.ts';
import { correctionHandler } from './rules/assisted/consent.ts';
import { attemptHandler } from './rules/attempt.ts';
import { personnelBattleHandler } from './rules/battle/personnel-battle.ts';
import { selfAttackHandler } from './rules/battle/self-ship.ts';
import { shipBattleHandler } from './rules/battle/ship-battle.ts';
import { drawHandler } from './rules/drawing.ts';
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
import { beamHandler, regroupHandler, reportGroupHandler } from './rules/groups.ts';
import { destroyHandler, killHandler } from './rules/killing.ts';
import { playHandler } from './rules/playing.ts';
import { batchSeedingHandler, missionsHandler, seedingHandler } from './rules/seeding.ts';
import { reseedHandler } from './run/reseeding.ts';
import { segmentHandler } from './rules/segment.ts';
import { suspendHandler } from './rules/suspending.ts';
import { momentHandler, turnHandler } from './rules/turn.ts';
import { windowHandler } from './rules/windows.ts';
import { eitherHandler } from './run/either-frame.ts';
import { farBeamHandler } from './run/far-beam.ts';
import { lookHandler } from './run/looking.ts';
import { playAlongHandler } from './run/play-along.ts';
import { pairHandler } from './rules/pairs.ts';
import { replaceHandler } from './rules/replacing.ts';
import { startHandler } from './rules/start-of-turn.ts';
import { selectHandler } from './run/select-frame.ts';
import { possessionHandler } from './rules/possession.ts';
import { splitHandler } from './run/split-frame.ts';
import { textHandler } from './run/text.ts';

type FrameOf<K extends Frame['kind']> =
  Extract<Frame, { readonly kind: K }> extends never
    ? Extract<Frame, { readonly kind: 'doorways' | 'dilemmas' | 'others' | 'facilities' }>
    : Extract<Frame, { readonly kind: K }>;

/** Every kind of frame and how it goes on. */
export const handlers: { readonly [K in Frame['kind']]: Handler<FrameOf<K>> } = {
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

export const handlerOf = <F extends Frame>(frame: F): Handler<F> => handlers[frame.kind] as unknown as Handler<F>;
