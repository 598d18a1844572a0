import type { Moment } from '@spaceline/language';
import type { Due, TurnFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { beginAction, emit, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import type { Segment } from '../contract/view.ts';
import { discardFromPlay } from '../state/zones.ts';
import { forgetAttacks } from './battle/force.ts';
import { drawOne, shuffleDeck } from './drawing.ts';
import { beginDraws } from './extra-draws.ts';
import { resetBeamLimits } from './interference.ts';
import { dueAt } from './moments.ts';
import { repairsAtEnd, repairsAtStart } from './repair.ts';
import { unstopAll } from './states.ts';
import { checkVictory } from './winning.ts';

/** The turn and its segments (chapter 11). */

const beginSegment = (s: State, segment: Segment): void => {
  beginAction(s, s.active, 'turn');
  s.segment = segment;
  emit(s, 'segment begun', { player: s.active, word: segment });
};

const beginTurn = (s: State): void => {
  beginAction(s, s.active, 'turn');
  s.turn += 1;
  s.segment = 'start';
  emit(s, 'turn begun', { player: s.active, n: s.turn });
  unstopAll(s, s.active);
  for (const player of s.players) {
    player.playsUsed = 0;
    player.drawsNone = false;
  }
  for (const id of s.play) {
    const c = s.cards[id];
    // B-14.33: for both players' ships.
    c.rangeUsed = 0;
    c.thisTurn = 'nothing';
  }
  s.turnHistory = [];
  resetBeamLimits(s);
  repairsAtStart(s, s.active);
};

const endOfTurn = [
  'end of your turn',
  'end of your full turn',
  "end of host's turn",
  "end of host's full turn",
  "end of its owner's next turn",
  "end of opponent's turn",
  'end of every turn',
  'end of next turn',
] as const;

const reach = (s: State, moments: readonly Moment[]): void => {
  const due: Due[] = [];
  if (s.speaking.length > 0) for (const moment of moments) for (const one of dueAt(s, moment)) due.push(one);
  start(s, 'moment', { moment: moments[0], due });
};

/** B-23.9: after the effects of the end of turn, whoever's turn it is. */
const endTurnLong = (s: State): void => {
  // B-19.29 stops the countdowns of those who are away, not the turn: what lasts as long as it ends for them, too.
  for (const card of [...s.speaking, ...s.away])
    if (cardOf(s, card).lasting?.until) discardFromPlay(s, card, 'end of turn');
};

/** B-25.11, B-25.12: the turn of play included, after other end-of-turn effects. */
const countDown = (s: State): void => {
  const expired: Due[] = [];
  for (const card of s.speaking) {
    const c = s.cards[card];
    if (c.countdown === none || c.controller !== s.active) continue;
    // It has expired already if it waited for the last of those it is about, who were away (B-19.29).
    if (c.countdown > 0) {
      c.countdown -= 1;
      emit(s, 'countdown reduced', { card, n: c.countdown });
    }
    if (c.countdown > 0) continue;
    emit(s, 'expired', { card });
    const trigger = cardOf(s, card).triggers.findIndex((t) => t.when === 'countdown expires');
    expired.push({ card, trigger });
  }
  start(s, 'moment', { moment: 'countdown expires', due: expired });
};

const firstTurn = (s: State): void => {
  s.phase = 'play';
  emit(s, 'phase begun', { word: 'play' });
  for (const player of [s.first, opponentOf(s.first)]) {
    shuffleDeck(s, player);
    for (let n = 0; n < s.fixed.format.sizes.startingHand; n++) drawOne(s, player);
  }
};

export const beginTurns = (s: State): void => push(s, { kind: 'turn', step: 'start' });

/** The turn as it is while one of its segments is on. */
export const turnDuring = (segment: 'card play' | 'orders'): TurnFrame => ({
  kind: 'turn',
  step: segment === 'card play' ? 'orders' : 'end',
});

/** B-11.14: whatever waits for this turn's orders is over; the end of turn and the draw are still to come. */
export const cutShort = (s: State): void => {
  for (const frame of s.frames) {
    if (frame.kind === 'segment' || frame.kind === 'possession') frame.over = true;
    else if (frame.kind === 'turn') frame.step = 'end';
  }
};

/** The segments in their order (B-11.1); what must happen at the start comes before what may be played (B-11.3). */
export const turnHandler: Handler<TurnFrame> = {
  run: (s, f) => {
    switch (f.step) {
      case 'start':
        f.step = 'card play';
        if (s.turn === 0) firstTurn(s);
        beginTurn(s);
        if (s.fixed.pool.startOfTurn.length > 0 || s.fixed.pool.versions) start(s, 'start of turn', {});
        reach(s, ['start of your turn', 'start of every turn']);
        return false;
      case 'card play':
        f.step = 'orders';
        beginSegment(s, 'card play');
        start(s, 'segment', { segment: 'card play' });
        return false;
      case 'orders':
        f.step = 'end';
        beginSegment(s, 'orders');
        start(s, 'segment', { segment: 'orders' });
        return false;
      case 'end':
        f.step = 'countdowns';
        // B-11.9: the effects of the moment, then countdowns.
        beginSegment(s, 'end');
        reach(s, endOfTurn);
        return false;
      case 'countdowns':
        f.step = 'draws';
        endTurnLong(s);
        repairsAtEnd(s, s.active);
        countDown(s);
        return false;
      case 'draws':
        f.step = 'over';
        beginSegment(s, 'draw');
        beginDraws(s);
        return false;
      case 'over':
        if (s.fixed.format.wholeActions) checkVictory(s);
        if (s.result !== undefined) return true;
        emit(s, 'turn ended', { player: s.active, n: s.turn });
        forgetAttacks(s, s.active);
        s.active = opponentOf(s.active);
        f.step = 'start';
        return false;
    }
  },
};
