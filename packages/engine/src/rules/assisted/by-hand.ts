import type { ByHandFrame, Outcome } from '../../correction.ts';
import { outcomes } from '../../correction.ts';
import { option } from '../../decision.ts';
import type { Handler } from '../../handler.ts';
import type { CardId } from '../../ids.ts';
import { emit, findFrame, pop, push } from '../../kernel.ts';
import type { State } from '../../state.ts';
import { cardOf } from '../../values.ts';
import { locationAt } from '../../where.ts';
import { discardFromPlay, enter, rest } from '../../zones.ts';
import { propose } from './consent.ts';

/** A text that is not written waits until its player says how it ended and the other agrees. */

export const outcomesOf = (s: State, card: CardId): readonly Outcome[] => {
  const { type } = cardOf(s, card).def;
  return type === 'Dilemma' || type === 'Mission' ? outcomes[type] : outcomes.Other;
};

/** The card goes back to where it was, to be met again first. */
const putBack = (s: State, card: CardId): void => {
  const encounter = findFrame(s, 'encounter');
  if (!encounter || s.cards[card].zone !== 'being played') return;
  const location = locationAt(s, encounter.loc);
  rest(s, card, 'under mission');
  location.seeds = [card, ...location.seeds];
  emit(s, 'returned under mission', { card, on: encounter.loc });
};

const fail = (s: State): void => {
  const encounter = findFrame(s, 'encounter');
  if (encounter) encounter.failed = true;
};

const agree = (s: State, met: boolean): void => {
  const attempt = findFrame(s, 'attempt');
  if (attempt) attempt.agreed = met;
};

const end = (s: State, { card, player, outcome }: ByHandFrame): void => {
  switch (outcome) {
    case 'overcome':
      emit(s, 'conditions met', { card, player });
      return;
    case 'stopped':
      return fail(s);
    case 'stopped and met again':
      putBack(s, card);
      return fail(s);
    case 'requirements met':
    case 'requirements not met':
      return agree(s, outcome === 'requirements met');
    case 'stays in play':
      if (s.cards[card].zone === 'being played') enter(s, card, 'table', { controller: player });
      return;
    case 'discarded':
      if (s.play.includes(card)) discardFromPlay(s, card);
      return;
    case '':
  }
};

export const byHandHandler: Handler<ByHandFrame> = {
  run: (s, f) => {
    if (f.outcome === '') return true;
    pop(s);
    emit(s, 'carried out by hand', { card: f.card, player: f.player, word: f.outcome });
    end(s, f);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'by hand', source: f.card }],
  options: (s, f) => outcomesOf(s, f.card).map((_outcome, way) => option('settle', f.card, -1, -1, way)),
  answer: (s, f, choice) =>
    propose(s, f.player, { fix: 'settle', card: f.card, outcome: outcomesOf(s, f.card)[choice.way] }),
};

export const carryOutByHand = (s: State, card: CardId, player: ByHandFrame['player']): void =>
  push(s, { kind: 'by hand', card, player, outcome: '' });
