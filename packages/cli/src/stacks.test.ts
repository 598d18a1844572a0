import type { Option } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { stacksText, withLine } from './stacks.ts';

const option: Option = {
  do: 'seed stacks',
  card: -1,
  on: -1,
  to: -1,
  way: -1,
  stacks: [
    { on: 50, from: [7, 8, 9] },
    { on: 51, from: [7, 9] },
  ],
};
const name = (id: number): string => `card ${id}`;

test('a line puts cards into a stack, in order, and takes them from where they were', () => {
  const first = withLine(option, { stacks: [] }, 'a 3 1');
  expect(first).toEqual({ stacks: [{ on: 50, cards: [9, 7] }] });
  const second = withLine(option, first as { stacks: [] }, 'b: 1');
  expect(second).toEqual({
    stacks: [
      { on: 50, cards: [9] },
      { on: 51, cards: [7] },
    ],
  });
  expect(withLine(option, second as { stacks: [] }, 'a')).toEqual({ stacks: [{ on: 51, cards: [7] }] });
});

test('other lines are explained', () => {
  expect(withLine(option, { stacks: [] }, 'z 1')).toContain('Name a place');
  expect(withLine(option, { stacks: [] }, 'a 9')).toContain('from 1 to 3');
  expect(stacksText(option, { stacks: [{ on: 51, cards: [7] }] }, name)).toBe(
    '  a  card 50: nothing\n  b  card 51: card 7\n  1  card 7\n  2  card 8\n  3  card 9',
  );
});
