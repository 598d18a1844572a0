import { expect, test } from 'vitest';
import { noPlan, planned, plannedPlace } from './by-hand.ts';
import type { Place } from './plan.ts';

const mine: Place = { of: 'me', mission: 'study-nebula', where: 'space' };
const theirs: Place = { of: 'them', mission: '', where: 'planet' };
const copy = (card: string, nth = 0, isFacility = false) => ({ card, nth, isFacility });

test('a plan made by hand: each copy has its place, is moved, and left out again', () => {
  const empty = noPlan(['study-nebula']);
  expect(empty.missions).toEqual([{ mission: 'study-nebula' }]);
  const one = planned(planned(empty, copy('archer'), theirs), copy('armus-skin-of-evil'), theirs);
  expect(one.stacks).toEqual([{ at: theirs, cards: ['archer', 'armus-skin-of-evil'] }]);
  const two = planned(one, copy('archer', 1), mine);
  expect(plannedPlace(two, copy('archer', 1))).toEqual(mine);
  const moved = planned(two, copy('archer'), mine);
  expect(moved.stacks).toEqual([
    { at: theirs, cards: ['armus-skin-of-evil'] },
    { at: mine, cards: ['archer', 'archer'] },
  ]);
  const left = planned(moved, copy('armus-skin-of-evil'), undefined);
  expect(plannedPlace(left, copy('armus-skin-of-evil'))).toBeUndefined();
  expect(left.stacks).toHaveLength(1);
});

test('a facility is planned apart from the stacks', () => {
  const plan = planned(noPlan([]), copy('federation-outpost', 0, true), mine);
  expect(plan).toMatchObject({ stacks: [], facilities: [{ card: 'federation-outpost', at: mine }] });
  expect(plannedPlace(plan, copy('federation-outpost', 0, true))).toEqual(mine);
});
