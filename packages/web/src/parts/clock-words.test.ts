import { expect, test } from 'vitest';
import { clockWords, timeWords } from './clock-words.ts';

test('a clock shows minutes and seconds', () => {
  expect([1800, 65, 59, 0].map(clockWords)).toEqual(['30:00', '1:05', '0:59', '0:00']);
});

test('what is read aloud is rounded to minutes, at the end to seconds', () => {
  expect([1799, 60, 59, 1, 0].map(timeWords)).toEqual([
    '29 minutes left',
    '1 minute left',
    '59 seconds left',
    '1 second left',
    '0 seconds left',
  ]);
});
