import { expect, test } from 'vitest';
import { rulesDiffer } from './replay-versions.ts';

const now = { engine: '2', cards: 'ab', clauses: ['OTF-1.3', 'OTF-4.1'] };

test('a game is computed by the rules it was begun with, and by no others', () => {
  expect(rulesDiffer(now, now)).toBeUndefined();
  expect(rulesDiffer({ engine: '2', cards: 'ab' }, now)).toBeUndefined();
  expect(rulesDiffer({ ...now, engine: '1' }, now)).toBe('its rules have version 1, those here version 2');
  expect(rulesDiffer({ ...now, cards: 'cd' }, now)).toBe('some of its cards have other texts here');
});

test('clauses that differ are named, a few of them', () => {
  const differ = (...clauses: readonly string[]) => rulesDiffer({ ...now, clauses }, now);
  expect(differ('OTF-1.3')).toBe('its format had other clauses (OTF-4.1 came to it)');
  expect(differ('OTF-1.3', 'OTF-4.1', 'OTF-9.1')).toBe('its format had other clauses (OTF-9.1 is not in it any more)');
  expect(differ('R4-1', 'R4-2', 'R4-3', 'R4-4', 'R4-5', 'R4-6', 'R4-7')).toBe(
    'its format had other clauses (R4-1, R4-2, R4-3, R4-4, R4-5 and 2 more are not in it any more; OTF-1.3, OTF-4.1 came to it)',
  );
  expect(differ('OTF-4.1', 'OTF-1.3')).toBe('the clauses of its format stood in another order');
  expect(rulesDiffer(now, { engine: '3', cards: 'ab' })).toBe(
    'its rules have version 2, those here version 3; its format cannot be put together here',
  );
});
