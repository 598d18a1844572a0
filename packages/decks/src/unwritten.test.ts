import { expect, test } from 'vitest';
import { furtherCardsOf } from './unwritten.ts';

const deck = (...draw: readonly string[]) => ({ missions: [], seeds: [], draw });
const idsOf = (...draw: readonly string[]) => furtherCardsOf([deck(...draw), deck()], true).map(({ id }) => id);

test('A-1: the unwritten titles of both decks, and no written ones', () => {
  expect(furtherCardsOf([deck('data', 'kira-nerys'), deck('baraka')], true).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['kira-nerys', 'baraka']),
  );
  expect(idsOf('data', 'taurik')).toEqual([]);
});

test('B-28.28: a converted title comes with the card it becomes', () => {
  expect(idsOf('slar.2e.in-a-mirror-darkly')).toEqual(expect.arrayContaining(['slar', 'slar.2e.in-a-mirror-darkly']));
  expect(idsOf('kira-nerys')).not.toContain('slar');
});
