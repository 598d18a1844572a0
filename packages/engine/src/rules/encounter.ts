import { gearWith, usableAt } from '../asking/groups.ts';
import { beingPlayed, seenOf } from '../asking/hidden.ts';
import type { EncounterStep } from '../contract/under-way.ts';
import type { Act, Encounter } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import { holds, judge } from '../asking/condition.ts';
import type { Judgement } from '../contract/judgement.ts';
import { countedTeam } from '../asking/counted-team.ts';
import { fits } from '../asking/fits.ts';
import { asHalf } from '../asking/cards.ts';
import type { EncounterFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../state/kernel.ts';
import { textIdOf } from '../state/pool.ts';
import { rulesOn } from '../state/topics.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { locationAt } from '../state/locations.ts';
import { discardFromPlay, enter, rest, toBonusArea } from '../state/zones.ts';
import { currentTeam } from '../asking/taking-part.ts';
import { priceOf } from './payment.ts';
import { showMet } from './showing.ts';
import { stopTeam } from './states.ts';
import { scoreBonus } from './winning.ts';

/** Meeting a dilemma (chapter 17b). */

export const beginEncounter = (s: State, { card, player, loc, ship, half }: Given['encounter']): void =>
  push(s, {
    kind: 'encounter',
    card,
    player,
    loc,
    ship,
    step: 'met',
    calledOff: false,
    failed: false,
    paid: false,
    picked: [],
    half: half ?? (s.spent.includes(card) ? 1 : 0),
  });

const dilemmaOf = (s: State, card: CardId) => {
  const def = cardOf(s, card).def;
  if (def.type !== 'Dilemma') throw new Error(`${def.title} is no dilemma.`);
  return def;
};

/** The text that applies here: some dilemmas differ between space and planet missions. */
const encounterOf = (s: State, f: EncounterFrame): Encounter => {
  const def = dilemmaOf(s, f.card);
  if (def.combo && f.half === 1) return def.combo.second;
  return f.ship === none && def.atPlanet ? def.atPlanet : def.encounter;
};

/** The first half of a combo dilemma: the card itself stays until its second half has been faced (B-27.25). */
const isFirstHalf = (s: State, f: EncounterFrame): boolean => f.half === 0 && dilemmaOf(s, f.card).combo !== undefined;

/** The dilemma is over without having been overcome or having to come back (B-27.28). */
const leave = (s: State, f: EncounterFrame): void => {
  if (!isFirstHalf(s, f)) discardFromPlay(s, f.card);
};

const counted = (s: State, f: EncounterFrame) => {
  const { members, ship } = currentTeam(s);
  return { ...countedTeam(s, f.player, members, ship), those: f.picked };
};

/** A nullifier that works by being present acts by itself (B-17.6, B-24.12). */
const nullifiedByPresence = (s: State, f: EncounterFrame): boolean => {
  const { members, ship } = currentTeam(s);
  const helpers = [...members, ...gearWith(s, members)];
  for (const id of helpers)
    for (const rule of rulesOn(cardOf(s, id), 'suppresses'))
      if (
        rule.where === 'present' &&
        rule.titles.some((t) => namesTitle(t, asHalf(cardOf(s, f.card).def, f.half).title))
      )
        return true;
  const encounter = encounterOf(s, f);
  const nullifier = encounter.nullifiedBy ?? encounter.lasting?.nullifiedBy;
  if (!nullifier) return false;
  const aboard = ship === none ? members : usableAt(s, ship, f.player);
  return holds(s, nullifier, countedTeam(s, f.player, aboard, ship));
};

/** Full turns met in a turn of the other player's lack the one that would be cut short (B-25.4, B-25.13). */
const countdownOf = (s: State, f: EncounterFrame): number => {
  const { countdown, counting } = encounterOf(s, f).lasting ?? {};
  if (countdown === undefined) return none;
  return counting && f.player !== s.active ? countdown - 1 : countdown;
};

/** It is controlled by the player who met it, so that their turns are counted (B-10.9, B-17.17). */
const place = (s: State, f: EncounterFrame, where: 'ship' | 'mission' | 'team'): void => {
  const countdown = countdownOf(s, f);
  if (where === 'ship' && f.ship !== none)
    enter(s, f.card, 'on card', { controller: f.player, host: f.ship, countdown });
  else if (where === 'team') {
    const { members } = currentTeam(s);
    enter(s, f.card, 'with team', { controller: f.player, countdown }).subjects = members;
  } else enter(s, f.card, 'on location', { controller: f.player, loc: f.loc, countdown });
  const on = f.ship === none || where === 'mission' ? f.loc : f.ship;
  emit(s, 'placed in play', { card: f.card, on, player: f.player });
};

const pay = (s: State, f: EncounterFrame): boolean => {
  const payment = encounterOf(s, f).payment;
  if (!payment) return false;
  const { members } = currentTeam(s);
  const from = [...members, ...gearWith(s, members)].filter((id) => fits(s, payment.discard, id, f.player));
  if (from.length < payment.count) return false;
  start(s, 'select', { player: f.player, source: f.card, from, min: 0, max: payment.count, asked: 'choose option' });
  return true;
};

const overcome = (s: State, f: EncounterFrame, judged?: Judgement): void => {
  const def = dilemmaOf(s, f.card);
  emit(s, 'conditions met', { card: f.card, player: f.player, judged });
  if (encounterOf(s, f).place || isFirstHalf(s, f)) return;
  if (def.points) {
    scoreBonus(s, f.player, def.points, f.card);
    toBonusArea(s, f.card, f.player);
  } else discardFromPlay(s, f.card);
};

/** It will be the first to be met again. */
const backUnderMission = (s: State, f: EncounterFrame): void => {
  const location = locationAt(s, f.loc);
  rest(s, f.card, 'under mission');
  location.seeds = [f.card, ...location.seeds];
  emit(s, 'returned under mission', { card: f.card, on: f.loc });
};

const dispose = (s: State, f: EncounterFrame): void => {
  if (s.cards[f.card].zone !== 'being played') return;
  if (isFirstHalf(s, f) && !f.failed) return;
  if (isFirstHalf(s, f) || encounterOf(s, f).after === 'under mission') backUnderMission(s, f);
  else discardFromPlay(s, f.card);
};

const runText = (s: State, f: EncounterFrame, acts: readonly Act[]): void => {
  const text = textIdOf(cardOf(s, f.card), acts);
  start(s, 'text', { card: f.card, you: f.player, text, target: f.ship, picked: f.picked });
};

/** Its conditions are still to be tested. */
const isUntested = ({ step }: EncounterFrame): boolean => step === 'met' || step === 'trigger' || step === 'conditions';

const judgedFor = (s: State, f: EncounterFrame): { conditions?: Judgement } => {
  const { condition } = encounterOf(s, f);
  return condition ? { conditions: judge(s, condition, counted(s, f)) } : {};
};

/** For those who watch the test. */
const judgedNow = (s: State, f: EncounterFrame): Judgement | undefined =>
  s.fixed.imagined ? undefined : judgedFor(s, f).conditions;

const emitEncountered = (s: State, { player, card, loc }: EncounterFrame): void => {
  const { members } = currentTeam(s);
  emit(s, 'encountered', { player, card, on: loc, cards: members, n: members.length });
};

/** What has been done is told: a step is set before what it does is waited for. */
const toldSteps: Readonly<Record<EncounterFrame['step'], EncounterStep>> = {
  met: 'met',
  trigger: 'met',
  conditions: 'conditions',
  payment: 'payment',
  effect: 'conditions',
  after: 'effect',
};

/** B-27.25: past the first half, the second is met at once if anybody is left to meet it (B-17.31, B-27.26). */
const finish = (s: State, f: EncounterFrame): false => {
  const goesOn = isFirstHalf(s, f) && !f.failed;
  if (isFirstHalf(s, f) && dilemmaOf(s, f.card).combo?.firstNotRepeatable && !s.spent.includes(f.card)) {
    s.spent = [...s.spent, f.card];
    emit(s, 'half spent', { card: f.card });
  }
  if (goesOn && currentTeam(s).members.length > 0 && !findFrame(s, 'attempt')?.ended) {
    f.half = 1;
    f.step = 'met';
    f.calledOff = false;
    f.paid = false;
    f.picked = [];
    return false;
  }
  if (goesOn) backUnderMission(s, f);
  pop(s);
  // A cure waits until the dilemma has done its work (B-17.18).
  s.unsettled = true;
  return false;
};

const testConditions = (s: State, f: EncounterFrame): boolean => {
  const { condition, payment } = encounterOf(s, f);
  if (!condition && !payment) return true;
  if (condition && holds(s, condition, counted(s, f))) {
    const judged = judgedNow(s, f);
    showMet(s, condition, counted(s, f));
    overcome(s, f, judged);
    return false;
  }
  f.step = pay(s, f) ? 'payment' : 'effect';
  f.failed = true;
  return true;
};

/** The payment of B-17.8: those discarded are not killed (B-13.28). */
const payWith = (s: State, f: EncounterFrame, cards: readonly CardId[]): void => {
  if (cards.length === 0) return;
  f.paid = true;
  for (const id of priceOf(s, encounterOf(s, f).payment, cards)) discardFromPlay(s, id, 'payment');
};

/**
 * The encounter goes on in steps, each leaving room for responses and choices.
 * B-17.7, B-17.12, B-17.16, B-17.22; worked examples: B-17.32 to B-17.36.
 */
export const encounterHandler: Handler<EncounterFrame> = {
  shows: beingPlayed,
  takes: payWith,
  tells: (s, f, seer) => ({
    is: 'encounter',
    player: f.player,
    card: f.card,
    at: f.loc,
    half: f.half,
    step: toldSteps[f.step],
    picked: seenOf(s, f.picked, seer),
    calledOff: f.calledOff,
    ...(seer === f.player && isUntested(f) ? judgedFor(s, f) : {}),
  }),
  run: (s, f) => {
    const encounter = encounterOf(s, f);
    switch (f.step) {
      case 'met':
        f.step = 'trigger';
        emitEncountered(s, f);
        if (nullifiedByPresence(s, f)) f.calledOff = true;
        else start(s, 'window', { to: 'dilemma', card: f.card, first: f.player });
        return false;
      case 'trigger':
        if (f.calledOff) {
          emit(s, 'nullified', { card: f.card });
          leave(s, f);
          return finish(s, f);
        }
        if (encounter.trigger && !holds(s, encounter.trigger, counted(s, f))) {
          emit(s, 'trigger absent', { card: f.card });
          leave(s, f);
          return finish(s, f);
        }
        if (encounter.place) place(s, f, encounter.place);
        f.step = 'conditions';
        if (encounter.first) runText(s, f, encounter.first);
        return false;
      case 'conditions':
        f.step = 'effect';
        return testConditions(s, f) ? false : finish(s, f);
      case 'payment':
        if (f.paid) {
          f.failed = false;
          overcome(s, f);
          return finish(s, f);
        }
        f.step = 'effect';
        return false;
      case 'effect':
        f.step = 'after';
        if (f.failed) emit(s, 'conditions failed', { card: f.card, player: f.player, judged: judgedNow(s, f) });
        runText(s, f, encounter.effect);
        return false;
      case 'after':
        if (f.failed || encounter.endsAttempt) {
          const { members, ship } = currentTeam(s);
          if (f.failed) stopTeam(s, members, ship);
          const attempt = findFrame(s, 'attempt');
          if (attempt) attempt.ended = true;
        }
        dispose(s, f);
        return finish(s, f);
    }
  },
};
