import type { Option, Verb, OptionOf } from '@spaceline/engine';
import { beginsWith, endsAt } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { headOf, otherEnds, touches } from './ends.ts';

const option = <V extends Verb>(verb: V, fields: Partial<OptionOf<V>> = {}): Option =>
  ({ do: verb, card: -1, on: -1, to: -1, way: -1, ...fields }) as Option;

const pick = { from: [21, 22], min: 1, max: 2 };

/** For every verb: the option, where it begins, where it ends. */
const cases: readonly (readonly [Option, readonly number[], number])[] = [
  [option('pass'), [], -1],
  [option('take', { way: 1 }), [], -1],
  [option('place mission', { card: 10, on: 11, way: 'left' }), [10], -1],
  [option('place mission', { card: 10, on: 11, way: 'onto' }), [10], 11],
  [option('seed', { card: 10, on: 11 }), [10], 11],
  [option('seed facility', { card: 10, on: 11 }), [10], 11],
  [option('report', { card: 10, on: 11, way: '' }), [10], 11],
  [option('build', { card: 10, on: 11 }), [10], 11],
  [option('play', { card: 10, on: { card: 11 }, way: 0 }), [10], 11],
  [option('play', { card: 10, on: { location: 1 }, way: 0 }), [10], 1],
  [option('play', { card: 10, on: { answers: 11 }, way: 0 }), [10], 11],
  [option('play', { card: 10, on: { player: 1 }, way: 0 }), [10], -1],
  [
    option('seed stacks', {
      stacks: [
        { on: 11, from: [21, 22] },
        { on: 12, from: [22] },
      ],
    }),
    [21, 22],
    -1,
  ],
  [option('answer', { card: 10, on: 11 }), [10], 11],
  [option('settle', { card: 10, on: 11, way: 'nullifies and is discarded' }), [10], -1],
  [option('use', { card: 10 }), [10], -1],
  [option('beam', { on: 10, to: 11, pick }), [10, 21, 22], 11],
  [option('walk', { on: 10, to: 11, pick }), [10, 21, 22], 11],
  [option('dock', { card: 10, on: 11 }), [10], 11],
  [option('undock', { card: 10 }), [10], -1],
  [option('fly', { card: 10, on: 11 }), [10], 11],
  [option('cloak', { card: 10 }), [10], -1],
  [option('decloak', { card: 10 }), [10], -1],
  [option('attempt', { card: 10, on: 11 }), [10, 11], 11],
  [option('attempt', { on: 11, to: 0 }), [11], 11],
  [option('switch affiliation', { card: 10, way: 'Klingon' }), [10], -1],
  [option('activate', { on: 10, pick }), [10, 21, 22], -1],
  [option('rescue', { card: 10, on: 11 }), [10], 11],
  [option('choose', { pick }), [21, 22], -1],
  [option('battle', { on: 11, pick }), [21, 22], 11],
  [option('battle', { on: 11, to: 0, way: 'personnel' }), [11], 11],
  [option('return fire', { on: 11, pick }), [21, 22], 11],
  [option('stun', { card: 10, on: 11 }), [10], 11],
  [option('travel', { card: 10, on: 12, to: 11 }), [10], 11],
  [option('move', { card: 10, on: 11 }), [10], 11],
  [option('name', { way: 3 }), [], -1],
  [option('acknowledge', { card: 10, pick: { from: [21], min: 0, max: 0 } }), [10], -1],
  [option('arrange', { card: 10, pick: { from: [21, 22], min: 2, max: 2 } }), [10], -1],
];

test.each(cases)('$do begins and ends where a player would touch', (each, subjects, target) => {
  expect(beginsWith(each)).toEqual(subjects);
  expect(endsAt(each)).toBe(target);
});

test('beaming can be begun at the ship, at a person aboard or at the destination', () => {
  const beam = option('beam', { on: 10, to: 11, pick });
  expect([10, 11, 21].map((card) => touches(beam, card))).toEqual([true, true, true]);
  expect(touches(beam, 12)).toBe(false);
  expect(touches(option('undock', { card: 10 }), -1)).toBe(false);
  expect(headOf(beam)).toBe(10);
});

test('an option leads from its beginning to its target, and back', () => {
  const seed = option('seed', { card: 10, on: 11 });
  expect(otherEnds(seed, 10)).toEqual([11]);
  expect(otherEnds(seed, 11)).toEqual([10]);
  expect(otherEnds(option('beam', { on: 10, to: 11, pick }), 21)).toEqual([11]);
  expect(otherEnds(option('undock', { card: 10 }), 10)).toEqual([]);
  expect(otherEnds(option('attempt', { on: 11, to: 0 }), 11)).toEqual([]);
});
