import { expect, test } from 'vitest';
import { unwrittenCardsOf } from './unwritten.ts';

const deck = (...draw: readonly string[]) => ({ missions: [], seeds: [], draw });
const idsOf = (...draw: readonly string[]) => unwrittenCardsOf([deck(...draw), deck()]).map(({ id }) => id);

test('A-1: the unwritten titles of both decks, and no written ones', () => {
  expect(unwrittenCardsOf([deck('data', 'kira-nerys'), deck('baraka')]).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['kira-nerys', 'baraka']),
  );
  expect(idsOf('data', 'taurik')).toEqual([]);
});

test('B-28.28: a converted title comes with the card it becomes', () => {
  expect(idsOf('slar.2e.in-a-mirror-darkly')).toEqual(expect.arrayContaining(['slar', 'slar.2e.in-a-mirror-darkly']));
  expect(idsOf('kira-nerys')).not.toContain('slar');
});
