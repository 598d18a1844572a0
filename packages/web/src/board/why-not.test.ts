import type { LocationView, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { blankFace } from '@spaceline/art';
import { intentWith } from './why-not.ts';

const location = (id: number, more: Partial<LocationView> = {}): LocationView => ({
  id,
  missions: [id],
  span: 3,
  seeds: 0,
  seedsBy: [0, 0],
  known: [],
  found: [],
  on: [],
  completedBy: -1,
  teams: [],
  ships: [],
  facilities: [],
  ...more,
});

const ship = { card: 30, controller: 0 } as LocationView['ships'][number];
const outpost = { card: 31, controller: 0 } as LocationView['facilities'][number];
// Only what the question looks at.
const view = {
  seq: 9,
  players: [{ piles: { hand: [40, 41, 42, 43] } }, { piles: { hand: [] } }],
  spaceline: [
    location(20, { teams: [{ player: 0, team: 2, cards: [50], hidden: 0 }] }),
    location(21, { ships: [ship], facilities: [outpost] }),
  ],
} as unknown as View;

const face = (type: string, where?: string) => ({ ...blankFace('x'), type, ...(where ? { where } : {}) });

test.each([
  ['a personnel reports to the first facility', 40, face('Personnel'), { do: 'report', card: 40, on: 31, way: '' }],
  ['a facility is built', 41, face('Facility'), { do: 'build', card: 41, on: 20 }],
  ['an event is played', 42, face('Event'), { do: 'play', card: 42, on: { table: true }, way: 0 }],
  [
    'a planet is attempted by the team there',
    20,
    face('Mission', 'planet'),
    { do: 'attempt', card: -1, on: 20, to: 2 },
  ],
  ['a space mission is attempted by the ship there', 21, face('Mission', 'space'), { do: 'attempt', card: 30, on: 21 }],
] as const)('%s', (_, card, of, intent) => {
  expect(intentWith(card, of, view, 0)).toMatchObject({ decision: 9, player: 0, cards: [], ...intent });
});

test('nothing is wanted with cards that are not held, nor with a dilemma', () => {
  expect(intentWith(50, face('Personnel'), view, 0)).toBeUndefined();
  expect(intentWith(40, face('Personnel'), view, 1)).toBeUndefined();
  expect(intentWith(40, face('Dilemma'), view, 0)).toBeUndefined();
});
