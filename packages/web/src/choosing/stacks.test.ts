import type { Decision, Option } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { back, begin, lights, touch } from './selection.ts';
import { committed, countOf, emptyPlan, placesFor, put, remove, restored, shift, unplaced } from './stacks.ts';

const option: Option = {
  do: 'seed stacks',
  card: -1,
  on: -1,
  to: -1,
  way: -1,
  stacks: [
    { on: 10, from: [1, 2, 3] },
    { on: 11, from: [2, 3] },
    { on: -1, from: [4] },
  ],
};
const decision: Decision = { id: 5, player: 0, kind: 'seed stacks', source: -1, options: [option] };

test('cards go to the end of a stack and leave the one they were in', () => {
  const plan = put(put(put(emptyPlan(option), 1, 10), 2, 10), 1, 11);
  expect(committed(plan)).toEqual([
    { on: 10, cards: [2] },
    { on: 11, cards: [1] },
  ]);
  expect(countOf(plan)).toBe(2);
  expect(unplaced(option, plan)).toEqual([3, 4]);
  expect(unplaced(option, remove(plan, 2))).toEqual([2, 3, 4]);
});

test('cards change places within their stack, and no further than its ends', () => {
  const plan = put(put(put(emptyPlan(option), 1, 10), 2, 10), 3, 10);
  expect(committed(shift(plan, 3, -1))).toEqual([{ on: 10, cards: [1, 3, 2] }]);
  expect(committed(shift(plan, 1, 1))).toEqual([{ on: 10, cards: [2, 1, 3] }]);
  expect(shift(plan, 1, -1)).toEqual(plan);
  expect(shift(plan, 3, 1)).toEqual(plan);
});

test('a card knows its places', () => {
  expect(placesFor(option, 1)).toEqual([10]);
  expect(placesFor(option, 4)).toEqual([-1]);
  expect(placesFor(option, 9)).toEqual([]);
});

test('touching a card and then a place stacks it; the plan stays when one goes back', () => {
  const start = begin(decision);
  expect([...lights(decision, start)]).toEqual([1, 2, 3, 4].map((card) => [card, 'start']));
  const chosen = touch(decision, start, 2).selection;
  expect([...lights(decision, chosen)]).toEqual([
    [10, 'target'],
    [11, 'target'],
    [2, 'focus'],
  ]);
  const stacked = touch(decision, chosen, 11).selection;
  expect(stacked).toMatchObject({ focus: -1, decision: 5 });
  expect(committed(stacked.stacks!)).toEqual([{ on: 11, cards: [2] }]);
  expect(lights(decision, stacked).get(2)).toBe('picked');

  const other = touch(decision, stacked, 1).selection;
  expect(touch(decision, other, 11).selection).toEqual(other);
  expect(touch(decision, other, 1).selection.focus).toBe(-1);
  expect(back(decision, other)).toEqual(stacked);
});

test('a kept plan is restored as it was', () => {
  const plan = put(put(put(put(emptyPlan(option), 1, 10), 3, 10), 2, 11), 4, -1);
  expect(restored(option, plan)).toEqual(plan);
  expect(restored(option, committed(plan))).toEqual(plan);
  expect(restored(option, [])).toEqual(emptyPlan(option));
});

test('of a kept plan that does not fit, what fits is restored, each card once', () => {
  const kept = [
    { on: 10, cards: [1, 99, 1, 2] },
    { on: 11, cards: [1, 2] },
    { on: 77, cards: [3] },
  ];
  expect(committed(restored(option, kept))).toEqual([
    { on: 10, cards: [1] },
    { on: 11, cards: [2] },
  ]);
});
