import type { Choice, State } from '@spaceline/engine';
import { cardId, explain, isRefusal, onTable } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { type Action, actions } from './actions.ts';

/** “Why can't I …?” for every kind of action. */

/** An attempt that waits for a choice of the opponent: nothing else can be begun. */
const underWay = `
P1 mission: Evacuation / Microvirus by P2
P1 planet Evacuation: Beverly Crusher, Mendon
P2 hand: Gorath
`;

const at = (action: Action, clock: string): State => {
  const { cards = [] } = action;
  return given(`${clock}\n${action.position.trim().replaceAll(/\n */g, '\n')}${underWay}`, { cards }).table.state;
};

const whileAttempting = (action: Action): string => {
  const { cards = [] } = action;
  const picture = `turn 3: P1, orders\n${action.position.trim().replaceAll(/\n */g, '\n')}${underWay}`;
  const { table } = given(picture, { cards });
  table.act(0, 'attempts Evacuation', 0);
  const told = answer(table.state, action.legal);
  table.act(0, 'concedes', 0);
  return told;
};

const meant = (s: State, said: Action['legal']): Choice => {
  const id = (title: string): number => s.fixed.cards.findIndex((card) => card.def.title === title);
  const named = (title?: string): number => (title === undefined ? -1 : id(title));
  const aim = said.on === undefined ? onTable : { card: cardId(id(said.on)) };
  return {
    decision: -1,
    player: 0,
    do: said.do,
    card: named(said.card),
    on: said.do === 'play' ? aim : named(said.on),
    to: typeof said.to === 'number' ? said.to : named(said.to),
    way: said.way ?? -1,
    cards: (said.cards ?? []).map(id),
  } as Choice;
};

const answer = (s: State, said: Action['legal']): string => {
  const result = explain(s, 0, meant(s, said));
  return isRefusal(result) ? result.clause : 'legal';
};

const other = { 'card play': 'orders', orders: 'card play' } as const;

describe.each(actions.map((action) => [action.legal.do, action] as const))('%s', (_verb, action) => {
  const now = `turn 3: P1, ${action.segment}`;
  test('a legal one is answered with the choice that does it', () => {
    expect(answer(at(action, now), action.legal)).toBe('legal');
  });
  test('an illegal one with the clause that forbids it', () => {
    expect(answer(at(action, now), action.illegal)).toBe(action.because);
  });
  test("on the opponent's turn", () => {
    expect(answer(at(action, `turn 4: P2, ${action.segment}, P1 next`), action.legal)).toBe(action.theirTurn);
  });
  test('in the other segment', () => {
    expect(answer(at(action, `turn 3: P1, ${other[action.segment]}`), action.legal)).toBe(action.otherSegment);
  });
  test('while an action is in progress', () => {
    expect(whileAttempting(action)).toBe(action.inProgress ?? 'B-12.20');
  });
});
