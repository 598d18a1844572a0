import { expect, test } from 'vitest';
import { declarationsOf, symbolsOf } from './symbols.ts';

const text = [
  "import x from 'x';",
  '',
  'export const b = () => {',
  '  const inside = 1;',
  '};',
  '',
  'type C = 1;',
].join('\n');

test('a line belongs to the declaration around it', () => {
  expect(symbolsOf(text)).toEqual(['', '', 'b', 'b', 'b', 'b', 'C']);
});

test('declarations are those at the outermost level', () => {
  expect(declarationsOf(text)).toEqual([
    { name: 'b', exported: true },
    { name: 'C', exported: false },
  ]);
});
