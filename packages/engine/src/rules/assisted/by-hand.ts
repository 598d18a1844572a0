import type { ByHandFrame, Outcome } from '../../contract/correction.ts';
import { outcomes } from '../../contract/correction.ts';
import { option } from '../../contract/decision.ts';
import type { Handler } from '../../contract/handler.ts';
import type { Given } from '../../state/given.ts';
import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../../state/kernel.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { locationAt } from '../../state/locations.ts';
import { discardFromPlay, enter, rest } from '../../state/zones.ts';
import { answeredBy, canNullify, nullifyAnswered } from './nullifying.ts';
import { shownIn } from '../responses.ts';

/** A text that is not written waits until its player says how it ended and the other agrees. */

/** All that can be said of a card of its type. */
const outcomesOf = (s: State, card: CardId): readonly Outcome[] => {
  const { type } = cardOf(s, card).def;
  return type === 'Dilemma' || type === 'Mission' ? outcomes[type] : outcomes.Other;
};

const nothingToUndo = ground(
  'nothing-to-nullify',
  'A-3.1',
  'only a response nullifies, and only what has not happened yet',
);
export const notWaiting = ground('not-waiting', 'A-3', 'that text does not wait to be carried out');

const isNullifying = (outcome: Outcome | ''): boolean =>
  outcome === 'nullifies and is discarded' || outcome === 'nullifies and stays in play';

/** Why a text that waits has not ended that way. */
export const whyNotEnded = (s: State, f: ByHandFrame, outcome: Outcome): Ground | undefined => {
  if (!outcomesOf(s, f.card).includes(outcome)) return notWaiting;
  return isNullifying(outcome) && !canNullify(s, f) ? nothingToUndo : undefined;
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
    case 'nullifies and stays in play':
    case 'stays in play':
      if (s.cards[card].zone === 'being played') enter(s, card, 'table', { controller: player });
      return;
    case 'nullifies and is discarded':
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
    if (isNullifying(f.outcome)) nullifyAnswered(s, f);
    end(s, f);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'by hand', source: f.card }],
  options: (s, f) => {
    const window = answeredBy(s, f);
    const on = window ? shownIn(s, window) : none;
    return outcomesOf(s, f.card).flatMap((outcome) =>
      whyNotEnded(s, f, outcome) ? [] : [option('settle', f.card, on, none, outcome)],
    );
  },
  answer: (s, f, choice) => {
    if (choice.do !== 'settle') return;
    start(s, 'correction', {
      by: f.player,
      correction: { fix: 'settle', card: f.card, outcome: choice.way },
    });
  },
};

export const beginByHand = (s: State, { card, player, responds = false }: Given['by hand']): void =>
  push(s, { kind: 'by hand', card, player, outcome: '', responds });
