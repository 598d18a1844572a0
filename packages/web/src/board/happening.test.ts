import type { Decision, Option, OptionOf, View } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { happeningNow, placeOf } from './happening.ts';

const [kurl, nebula, outpost, ship, data, worf, dilemma, held] = [10, 11, 20, 21, 30, 31, 40, 50] as const;
const location = (id: number, more: object = {}) => ({
  id,
  missions: [id],
  on: [],
  found: [],
  teams: [],
  ships: [],
  facilities: [],
  ...more,
});
const crew = (...cards: readonly number[]) => [{ player: 0, team: 0, cards, hidden: 0 }];
const view = {
  seer: 0,
  seq: 7,
  phase: 'play',
  active: 0,
  underWay: [],
  action: { number: 3, player: 0, what: 'turn', at: -1 },
  cards: [],
  spaceline: [
    location(kurl, { teams: crew(data), on: [dilemma] }),
    location(nebula, {
      ships: [{ card: ship, on: [], crew: crew(worf) }],
      facilities: [{ card: outpost, on: [], crew: [] }],
    }),
  ],
} as unknown as View;

const option = <V extends Option['do']>(verb: V, more: Partial<OptionOf<V>> = {}): Option =>
  ({ do: verb, card: -1, on: -1, to: -1, way: -1, ...more }) as Option;
const asked = (kind: Decision['kind'], source: number, ...options: readonly Option[]): Decision => ({
  id: 7,
  player: 0,
  kind,
  source,
  options,
});

test('a card is at the location where it, its crew, its ship or its host is', () => {
  expect([kurl, data, dilemma, ship, worf, outpost].map((card) => placeOf(view, card))).toEqual([
    kurl,
    kurl,
    kurl,
    nebula,
    nebula,
    nebula,
  ]);
  expect(placeOf(view, held)).toBeUndefined();
});

const attempt = { is: 'attempt', at: kurl } as unknown as View['underWay'][number];
const attempted = { number: 4, player: 0, what: 'attempt', scene: 'attempt', at: kurl } as View['action'];
const fought = { number: 5, player: 0, what: 'battle', scene: 'battle', at: nebula } as View['action'];

describe('what happens now', () => {
  test('is a battle, also aboard a ship', () => {
    const battle = { is: 'ship battle', place: ship, forces: [[ship], [outpost]] };
    const fighting = { ...view, action: attempted, underWay: [attempt, battle] } as unknown as View;
    expect(happeningNow(fighting, undefined)).toMatchObject({ what: 'battle', place: nebula, key: 'battle 4' });
  });

  test('is an attempt, also while it is summed up', () => {
    const going = { ...view, action: attempted, underWay: [attempt] };
    expect(happeningNow(going, undefined)).toMatchObject({ what: 'attempt', place: kurl });
    const over = { ...view, action: attempted };
    expect(happeningNow(over, undefined)).toEqual(happeningNow(going, undefined));
    expect(happeningNow(view, undefined)).toBeUndefined();
  });

  test('is a battle that was just fought, until something else is done', () => {
    expect(happeningNow({ ...view, action: fought }, undefined)).toMatchObject({ what: 'battle', place: nebula });
  });

  test('is a question about a card that lies somewhere, or about cards of one place', () => {
    const pick = (...from: readonly number[]) => option('choose', { pick: { from, min: 1, max: 1 } });
    expect(happeningNow(view, asked('choose cards', dilemma, pick(worf)))).toMatchObject({ place: kurl });
    expect(happeningNow(view, asked('choose cards', held, pick(worf, ship)))).toMatchObject({ place: nebula });
    expect(happeningNow(view, asked('choose cards', held, pick(worf, data)))).toBeUndefined();
    expect(happeningNow(view, asked('choose cards', held, pick(held)))).toBeUndefined();
  });

  test('is nothing while orders are given or seeds are laid', () => {
    const orders = asked('action', -1, option('attempt', { on: kurl }), option('pass'));
    expect(happeningNow(view, orders)).toBeUndefined();
    const seeding = { ...view, phase: 'dilemmas' } as View;
    expect(happeningNow(seeding, asked('seed card', -1, option('seed', { card: held, on: kurl })))).toBeUndefined();
  });

  test('is a proposal about cards on the table', () => {
    const proposed = { ...view, correction: { by: 1, correction: { fix: 'stop', cards: [held, worf] } } } as View;
    expect(happeningNow(proposed, undefined)).toMatchObject({ what: 'proposal', place: nebula });
  });
});

test('a question in an attempt is a reason to look again, an opportunity to respond is none', () => {
  const going = { ...view, action: attempted, underWay: [attempt] };
  const key = (decision?: Decision) => happeningNow(going, decision)?.key;
  expect(key(asked('choose cards', dilemma))).not.toBe(key());
  expect(key(asked('respond', dilemma, option('pass')))).toBe(key());
  expect(key(asked('action', -1, option('pass')))).toBe(key());
});
