import { describe, expect, test } from 'vitest';
import type { CardId } from './ids.ts';
import type { Judgement } from './judgement.ts';
import { outlined } from './judgement.ts';

const [seen, hidden] = [3, 4] as CardId[] as [CardId, CardId];
const term = (says: string, met: boolean): Judgement => ({
  term: 'sum',
  says,
  met,
  has: 12,
  needs: 20,
  more: met ? 0 : 9,
  by: [
    { card: seen, n: 5 },
    { card: hidden, n: 7 },
  ],
  parts: [],
});
const whole = (word: 'all' | 'any', met: boolean, ...parts: readonly Judgement[]): Judgement => ({
  term: word,
  says: 'both',
  met,
  by: [],
  parts,
});
const sees = (card: CardId): boolean => card === seen;

describe('what the outcome alone tells of a judgement', () => {
  test('neither sums nor those who are not seen', () => {
    expect(outlined(term('CUNNING over 20', false), sees)).toEqual({
      term: 'sum',
      says: 'CUNNING over 20',
      met: false,
      needs: 20,
      by: [{ card: seen, n: 5 }],
      parts: [],
    });
  });

  test('all terms of what is met, and all alternatives of what is not', () => {
    const met = whole('all', true, term('a', true), term('b', true));
    const failed = whole('any', false, term('a', false), term('b', false));
    expect(outlined(met, sees).parts.map(({ says }) => says)).toEqual(['a', 'b']);
    expect(outlined(failed, sees).parts.map(({ says }) => says)).toEqual(['a', 'b']);
  });

  test('not which term was missing, nor which alternative was met', () => {
    expect(outlined(whole('all', false, term('a', true), term('b', false)), sees).parts).toEqual([]);
    expect(outlined(whole('any', true, term('a', true), term('b', false)), sees).parts).toEqual([]);
  });
});
