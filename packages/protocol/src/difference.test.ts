import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changed, difference } from './difference.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a client has afterwards that is sent only the difference. */
const sent = (before: unknown, after: unknown): unknown => {
  const change = difference(before, after);
  return change ? changed(overTheWire(before), overTheWire(change)) : overTheWire(before);
};

/** Like what is sent: lists of items with names, of plain numbers, parts that come and go. */
const leaf = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom('', 'a', 'b', '='),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('parts'), tie('items')),
  list: fc.array(tie('value'), { maxLength: 14 }),
  parts: fc.dictionary(fc.constantFrom('a', 'b', 'c', '=', 'id'), fc.oneof(tie('value'), fc.constant(undefined))),
  items: fc.array(fc.record({ id: fc.integer({ min: 0, max: 6 }), is: tie('value') }), { maxLength: 14 }),
}));

test('what a client has by the difference is what the server has', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(sent(before, after)).toEqual(overTheWire(after));
    }),
    { numRuns: 1_500 },
  );
});

test('there is no difference where nothing has changed', () => {
  fc.assert(fc.property(value, (before) => difference(before, before) === undefined));
  const view = { players: [{ score: 0, piles: { hand: [1, 2, 3] } }], cards: [{ id: 1, def: 'archer' }] };
  expect(difference(view, { ...overTheWire(view), result: undefined })).toBeUndefined();
});

test('items that move are named, not sent again', () => {
  const crew = Array.from({ length: 40 }, (_, id) => ({ id, def: 'simon-tarses', stopped: false }));
  const moved = [...crew.slice(1, 20), { ...crew[0]!, stopped: true }, ...crew.slice(20), { id: 99, def: 'archer' }];
  expect(difference(crew, moved)).toEqual({
    '=': [[1, 19], { at: 0, is: { stopped: [true] } }, [20, 20], { put: [{ id: 99, def: 'archer' }] }],
  });
});

test('what has not changed stays the same object, and what does not fit is refused', () => {
  const before = { deep: { list: [1, 2] }, turn: 1 };
  const after = changed(before, { turn: [2] }) as typeof before;
  expect(after).toEqual({ ...before, turn: 2 });
  expect(after.deep).toBe(before.deep);
  for (const [one, change] of [
    [[], { a: [1] }],
    [{ a: 1 }, { a: { b: [1] } }],
    [{}, { '=': [] }],
    [[1], { '=': [[0, 2]] }],
  ] as const)
    expect(() => changed(one, change as never)).toThrow(/does not fit/);
});
