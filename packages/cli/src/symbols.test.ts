import { expect, test } from 'vitest';
import { symbolsOf } from './symbols.ts';

test('a line belongs to the declaration around it, a comment to the one below it', () => {
  const text = [
    "import x from 'x';",
    '',
    '/** Says what b does. */',
    'export const b = () => {',
    '  // inside',
    '};',
    '',
    'type C = 1;',
  ];
  expect(symbolsOf(text.join('\n'))).toEqual(['', '', 'b', 'b', 'b', 'b', 'b', 'C']);
});
