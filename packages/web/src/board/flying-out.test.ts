import type { Decision, Option, View } from '@spaceline/engine';
import { locationId, option } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { rangeLeftAt } from './flights.ts';
import { beyondDock, flightFor } from './flying-out.ts';

const place = (id: number, span: number, ships: readonly object[] = []) => ({
  id,
  span,
  missions: [id],
  on: [],
  found: [],
  teams: [],
  facilities: [],
  ships,
});
const ship = (more: object = {}) => ({ card: 9, rangeLeft: 5, staffed: true, docked: 3, crew: [], on: [], ...more });
const lineWith = (one: object): View =>
  ({ spaceline: [place(1, 2), place(2, 3, [one]), place(3, 4), place(4, 1), place(5, 1)] }) as unknown as View;
const asked = (...options: readonly Option[]): Decision => ({ id: 7, player: 0, kind: 'action', source: -1, options });

test('RANGE left counts the spans of the places moved to, and not the start', () => {
  const view = lineWith(ship());
  expect([1, 2, 3, 4, 5].map((id) => rangeLeftAt(view, 9, locationId(id)))).toEqual([3, undefined, 1, 0, undefined]);
  expect(rangeLeftAt(view, 9, locationId(5), 'around')).toBe(2);
  expect(rangeLeftAt(view, 8, locationId(1))).toBeUndefined();
});

test('a docked ship that is staffed may be sent where its RANGE leads', () => {
  const undock = asked(option('undock', 9));
  expect(beyondDock(lineWith(ship()), undock, 9)).toEqual([1, 3, 4]);
  expect(beyondDock(lineWith(ship({ staffed: false })), undock, 9)).toEqual([]);
  expect(beyondDock(lineWith(ship()), asked(), 9)).toEqual([]);
});

test('the wish is carried out as soon as the flight is offered, and never another one', () => {
  const to = locationId(3);
  const flights = asked(
    option('fly', 9, locationId(1), -1, 'along'),
    option('fly', 9, to, -1, 'around'),
    option('fly', 9, to, -1, 'along'),
  );
  expect(flightFor(flights, { ship: 9, to })).toMatchObject({ decision: 7, do: 'fly', on: 3, way: 'along' });
  expect(flightFor(asked(option('undock', 9)), { ship: 9, to })).toBeUndefined();
});
