import { seenOf } from '../asking/hidden.ts';
import type { Moment } from '@spaceline/language';
import { option } from '../contract/decision.ts';
import type { Due, MomentFrame, TurnFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { Player } from '../contract/ids.ts';
import { locationId, none, opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { blockOfTrigger } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isSelfShip } from '../asking/where.ts';
import type { Segment } from '../contract/view.ts';
import { discardFromPlay } from '../state/zones.ts';
import { sameGroup } from './battle/combatants.ts';
import { forgetAttacks } from './battle/force.ts';
import { drawOne, shuffleDeck } from './drawing.ts';
import { beginDraws } from './extra-draws.ts';
import { resetBeamLimits } from './interference.ts';
import { dueAt, isSuppressed } from './moments.ts';
import { repairsAtEnd, repairsAtStart } from './repair.ts';
import { unstopAll } from './states.ts';
import { checkVictory } from './winning.ts';

/** The turn and its segments (chapter 11), and texts due at a moment of it (chapters 12f, 25). */

const beginSegment = (s: State, segment: Segment): void => {
  s.segment = segment;
  emit(s, 'segment begun', { player: s.active, word: segment });
};

const beginTurn = (s: State): void => {
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

const beginMoment = (s: State, moments: readonly Moment[]): void => {
  const due = moments.flatMap((moment) => dueAt(s, moment));
  if (due.length > 0) push(s, { kind: 'moment', moment: moments[0], due });
};

/** B-23.9: after the effects of the end of turn, whoever's turn it is. */
const endTurnLong = (s: State): void => {
  for (const card of s.speaking.slice()) if (cardOf(s, card).lasting?.until) discardFromPlay(s, card, 'end of turn');
};

/** B-25.11, B-25.12: the turn of play included, after other end-of-turn effects. */
const countDown = (s: State): void => {
  const expired: Due[] = [];
  for (const card of s.speaking) {
    const c = s.cards[card];
    if (c.countdown === none || c.controller !== s.active) continue;
    c.countdown -= 1;
    emit(s, 'countdown reduced', { card, n: c.countdown });
    if (c.countdown > 0) continue;
    emit(s, 'expired', { card });
    const trigger = cardOf(s, card).triggers.findIndex((t) => t.when === 'countdown expires');
    expired.push({ card, trigger });
  }
  if (expired.length > 0) push(s, { kind: 'moment', moment: 'countdown expires', due: expired });
};

const firstTurn = (s: State): void => {
  s.phase = 'play';
  emit(s, 'phase begun', { word: 'play' });
  for (const player of [s.first, opponentOf(s.first)]) {
    shuffleDeck(s, player);
    for (let n = 0; n < s.fixed.format.sizes.startingHand; n++) drawOne(s, player);
  }
};

/** The segments in their order (B-11.1); what must happen at the start comes before what may be played (B-11.3). */
export const turnHandler: Handler<TurnFrame> = {
  run: (s, f) => {
    if (s.turn === 0 && f.step === 0) firstTurn(s);
    switch (f.step++) {
      case 0:
        beginTurn(s);
        if (s.fixed.pool.startOfTurn.length > 0 || s.fixed.pool.versions) push(s, { kind: 'start of turn' });
        beginMoment(s, ['start of your turn', 'start of every turn']);
        return false;
      case 1:
        beginSegment(s, 'card play');
        push(s, { kind: 'segment', segment: 'card play', next: s.active, activePassed: false });
        return false;
      case 2:
        beginSegment(s, 'orders');
        push(s, { kind: 'segment', segment: 'orders', next: s.active, activePassed: false });
        return false;
      case 3:
        // B-11.9: the effects of the moment, then countdowns.
        beginSegment(s, 'end');
        beginMoment(s, endOfTurn);
        return false;
      case 4:
        endTurnLong(s);
        repairsAtEnd(s, s.active);
        countDown(s);
        return false;
      case 5:
        beginSegment(s, 'draw');
        beginDraws(s);
        return false;
      default:
        if (s.fixed.format.wholeActions) checkVictory(s);
        if (s.result !== undefined) return true;
        emit(s, 'turn ended', { player: s.active, n: s.turn });
        forgetAttacks(s, s.active);
        s.active = opponentOf(s.active);
        f.step = 0;
        return false;
    }
  },
};

/** The texts that may come next: the turn player's first, then the other's, then those of no player (B-12.27). */
const nextDue = (s: State, f: MomentFrame): readonly Due[] => {
  const ofPlayers = f.due.filter((d) => !isSelfShip(s, d.card));
  if (ofPlayers.length === 0) return f.due.slice(0, 1);
  const mine = ofPlayers.filter((d) => s.cards[d.card].controller === s.active);
  return oneOfEachGroup(s, mine.length > 0 ? mine : ofPlayers);
};

/** Combatants of one group fight as one, whichever of them is named (B-22.26). */
const oneOfEachGroup = (s: State, due: readonly Due[]): readonly Due[] =>
  due.filter((d, i) => !due.slice(0, i).some((other) => sameGroup(s, other.card, d.card)));

const resolveDue = (s: State, f: MomentFrame, due: Due): void => {
  f.due = f.due.filter((d) => d !== due);
  const you: Player = s.cards[due.card].controller;
  // The card goes after its expiry text has been carried out.
  if (f.moment === 'countdown expires')
    push(s, { kind: 'moment', moment: 'countdown expires', due: [{ card: due.card, trigger: none }] });
  if (due.trigger === none) return;
  push(s, {
    kind: 'text',
    card: due.card,
    you,
    block: blockOfTrigger(due.trigger),
    at: 0,
    target: locationId(s.cards[due.card].host),
    responds: none,
    picked: [],
    ready: false,
  });
};

export const momentHandler: Handler<MomentFrame> = {
  tells: (s, f, seer) => ({
    is: 'moment',
    moment: f.moment,
    due: seenOf(
      s,
      f.due.map(({ card }) => card),
      seer,
    ),
  }),
  run: (s, f) => {
    // What has left play meanwhile is no longer due (B-12.28).
    f.due = f.due.filter((d) => s.play.includes(d.card) && !isSuppressed(s, d.card));
    if (f.due.length === 0) {
      pop(s);
      return false;
    }
    const only = f.due[0];
    if (f.moment === 'countdown expires' && f.due.length === 1 && only.trigger === none) {
      pop(s);
      discardFromPlay(s, only.card, 'expired');
      return false;
    }
    const next = nextDue(s, f);
    if (next.length > 1) return true;
    resolveDue(s, f, next[0]);
    return false;
  },
  asks: (s, f) => [{ player: s.cards[nextDue(s, f)[0].card].controller, kind: 'order effects', source: none }],
  options: (s, f) => nextDue(s, f).map((d) => option('take', d.card, -1, -1, d.trigger)),
  answer: (s, f, choice) => {
    const due = f.due.find((d) => d.card === choice.card && d.trigger === choice.way);
    if (due) resolveDue(s, f, due);
  },
};
