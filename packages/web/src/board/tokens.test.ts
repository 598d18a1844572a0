import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const isPerson = (card: string): boolean => card !== 'tricorder';

test('people stand for a team, and equipment that lies there alone for itself', () => {
  expect(tokensOf(['tricorder', 'data', 'worf'], isPerson)).toEqual(['data', 'worf']);
  expect(tokensOf(['tricorder'], isPerson)).toEqual(['tricorder']);
});
