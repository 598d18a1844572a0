import { starterDecks } from '@spaceline/decks';
import { engineVersion } from '@spaceline/engine';
import { otf } from '@spaceline/formats';
import { expect, test } from 'vitest';
import type { MatchRow } from '../storage/match-store.ts';
import { deal, differsFromHere, formatThen } from './deal.ts';

const house = 'name: Our Tuesday Game\nover: otf\nR4-1.1\n';
const asked = {
  id: 'dealt',
  format: 'our-tuesday-game',
  house,
  seed: 'ab'.repeat(32),
  decks: [starterDecks[0].deck, starterDecks[1].deck],
  seats: [{ name: 'Kira' }, { name: 'Computer', bot: 'random' }],
} as const;

/** The match as a database gives it back. */
const rowOf = (changes: Partial<MatchRow> = {}): MatchRow => {
  const { events = null, ...match } = deal(asked);
  const unplayed = { assisted: false, created: new Date(0), finished: null, result: null };
  const untimed = { roundEnds: null, roundRemaining: null, lapses: null, meets: false };
  const unmet = { hints: false, terms: null, rated: null, stands: null };
  return { ...unplayed, ...untimed, ...unmet, ...match, house, events, clock: null, ...changes };
};

test('a match notes the rules it is begun with, and what happened before the first choice', () => {
  const { versions, events } = rowOf();
  expect(versions).toMatchObject({ engine: engineVersion, cards: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(versions.format?.name).toBe('Our Tuesday Game');
  expect(versions.format?.clauses).toEqual(expect.arrayContaining(['OTF-1.3', 'R4-1.1']));
  expect(events?.[0]).toEqual({ e: 'game created' });
  expect(differsFromHere(rowOf())).toBeUndefined();
});

test('a match that did not note its clauses has those its format has here', () => {
  const { engine, cards } = rowOf().versions;
  const row = rowOf({ versions: { engine, cards } });
  expect(differsFromHere(row)).toBeUndefined();
  expect(formatThen(row)).toEqual(rowOf().versions.format);
  expect(formatThen({ ...row, house: null, format: 'otf' })).toEqual({
    name: otf.name,
    clauses: otf.clauses.map(({ id }) => id),
  });
});

test('a format that is not here any more, or does not hold together, is told by what was noted of it', () => {
  const { engine, cards } = rowOf().versions;
  const why = 'its format cannot be put together here';
  for (const change of [{ house: 'name: Our Tuesday Game\nNO-1.1' }, { house: null, format: 'closed' }]) {
    expect(differsFromHere(rowOf(change))).toBe(why);
    expect(formatThen(rowOf(change)).name).toBe('Our Tuesday Game');
    const unnoted = rowOf({ ...change, versions: { engine, cards } });
    expect(differsFromHere(unnoted)).toBe(why);
    expect(formatThen(unnoted)).toEqual({ name: unnoted.format, clauses: [] });
  }
});
