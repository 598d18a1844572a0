import type { Player } from '@spaceline/engine';
import { expect, test } from 'vitest';
import type { MatchRow } from '../storage/match-store.ts';
import { mayClaim } from './absence.ts';

const row = (changes: object = {}) =>
  ({
    id: 'm',
    seats: [{ name: 'Kira' }, { name: 'Quark' }],
    clock: null,
    created: new Date(0),
    ...changes,
  }) as unknown as MatchRow;
const minute = 60_000;
const absence = (changes: object = {}) => ({
  attendance: { isHere: (_: string, seat: Player) => seat === 0, leftAt: () => 10 * minute },
  since: 0,
  now: 14 * minute,
  patience: 180,
  ...changes,
});

test('whoever waits for somebody who left long ago may claim the match', () => {
  expect(() => mayClaim(row(), 0, [1], absence())).not.toThrow();
});

test.each([
  [
    'the other is here',
    row(),
    [1],
    absence({ attendance: { isHere: () => true, leftAt: () => undefined } }),
    /is here/,
  ],
  ['not for long enough', row(), [1], absence({ now: 12 * minute }), /in 60 seconds/],
  ['the server was away itself', row(), [1], absence({ since: 13 * minute }), /in 120 seconds/],
  ['the match is young', row({ created: new Date(13 * minute) }), [1], absence(), /in 120 seconds/],
  ['it is one’s own move', row(), [0], absence(), /not the other player/],
  [
    'the other is the computer',
    row({ seats: [{ name: 'Kira' }, { name: 'C', bot: 'officer' }] }),
    [1],
    absence(),
    /computer/,
  ],
  ['there are days for a move', row({ clock: { kind: 'correspondence', days: 1 } }), [1], absence(), /correspondence/],
] as const)('not if %s', (_, match, deciding, away, why) => {
  expect(() => mayClaim(match, 0, deciding, away)).toThrow(why);
});
