import type { Player } from '@spaceline/engine';
import { expect, test } from 'vitest';
import type { MatchRow } from '../storage/match-store.ts';
import { claimableFrom, mayCancel, mayClaim, mayGoOn } from './absence.ts';

const row = (changes: object = {}) =>
  ({
    id: 'm',
    seats: [{ name: 'Kira' }, { name: 'Quark' }],
    clock: null,
    created: new Date(0),
    ...changes,
  }) as unknown as MatchRow;
const letters = row({ clock: { kind: 'correspondence', days: 1 } });
const minute = 60_000;
const absence = (changes: object = {}) => ({
  attendance: { isHere: (_: string, seat: Player) => seat === 0, leftAt: () => 10 * minute },
  since: 0,
  now: 14 * minute,
  patience: 180,
  ...changes,
});

const waited = (changes: object = {}) => ({
  row: row(),
  deciding: [1] as const,
  paused: false,
  awaited: [],
  moved: undefined,
  ...changes,
});

test('whoever waits for somebody who left long ago may claim the match', () => {
  expect(() => mayClaim(waited(), 0, absence())).not.toThrow();
});

test('from when on that is, is told beforehand', () => {
  const { now: _, ...away } = absence();
  expect(claimableFrom(waited(), 1, away)).toBe(13 * minute);
  expect(claimableFrom(waited({ moved: new Date(12 * minute) }), 1, away)).toBe(15 * minute);
  // Who is here, who need not be, and who never came, is not away.
  expect(claimableFrom(waited({ awaited: [1] }), 1, away)).toBeUndefined();
  expect(claimableFrom(waited(), 0, away)).toBeUndefined();
  expect(claimableFrom(waited({ row: letters }), 1, away)).toBeUndefined();
});

test('a pause ends when both are here, or after a day', () => {
  expect(() => mayGoOn(waited(), 0, absence())).toThrow(/not here/);
  expect(() => mayGoOn(waited(), 1, absence())).not.toThrow();
  expect(() => mayGoOn(waited({ row: letters }), 0, absence())).not.toThrow();
  expect(() => mayGoOn(waited({ moved: new Date(14 * minute) }), 0, absence({ now: 24 * 60 * minute }))).toThrow();
  expect(() => mayGoOn(waited(), 0, absence({ now: 24 * 60 * minute }))).not.toThrow();
});

test.each([
  ['the other is here', {}, absence({ attendance: { isHere: () => true, leftAt: () => undefined } }), /is here/],
  ['not for long enough', {}, absence({ now: 12 * minute }), /in 60 seconds/],
  ['the server was away itself', {}, absence({ since: 13 * minute }), /in 120 seconds/],
  ['the match is young', { row: row({ created: new Date(13 * minute) }) }, absence(), /in 120 seconds/],
  ['they are not waited for that long', { moved: new Date(13 * minute) }, absence(), /in 120 seconds/],
  ['both agreed on a pause', { paused: true }, absence(), /is paused/],
  ['the other never came', { awaited: [1] }, absence(), /can be cancelled/],
  ['it is one’s own move', { deciding: [0] }, absence(), /not the other player/],
  [
    'the other is the computer',
    { row: row({ seats: [{ name: 'Kira' }, { name: 'C', bot: 'officer' }] }) },
    absence(),
    /computer/,
  ],
  ['there are days for a move', { row: letters }, absence(), /correspondence/],
] as const)('not if %s', (_, changes, away, why) => {
  expect(() => mayClaim(waited(changes), 0, away)).toThrow(why);
});

test('a match is cancelled only while the other never came', () => {
  expect(() => mayCancel([1], 0)).not.toThrow();
  expect(() => mayCancel([0], 0)).toThrow(/was at the match/);
  expect(() => mayCancel([], 0)).toThrow(/was at the match/);
});
