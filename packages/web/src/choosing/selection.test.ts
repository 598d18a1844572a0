import type { Decision, DecisionKind, Option, Verb, OptionOf } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { groups, listed, slots } from './menu.ts';
import {
  back,
  begin,
  fitting,
  lights,
  noSelection,
  pickAll,
  pickIsComplete,
  pickNone,
  shift,
  take,
  toggle,
  touch,
} from './selection.ts';
import type { Selection } from './selection.ts';

const option = <V extends Verb>(verb: V, fields: Partial<OptionOf<V>> = {}): Option =>
  ({ do: verb, card: -1, on: -1, to: -1, way: -1, ...fields }) as Option;
const asked = (kind: DecisionKind, ...options: readonly Option[]): Decision => ({
  id: 7,
  player: 0,
  kind,
  source: -1,
  options,
});

const [archer, door, excavation, nebula, ship, outpost, data, worf] = [10, 11, 12, 13, 14, 15, 16, 17];
const pass = option('pass');
const seeding = asked(
  'seed card',
  option('seed', { card: archer, on: excavation }),
  option('seed', { card: archer, on: nebula }),
  option('seed', { card: door, on: excavation }),
  pass,
);
const beam = option('beam', { on: ship, to: excavation, pick: { from: [data, worf], min: 1, max: 2 } });
const orders = asked('action', beam, option('undock', { card: ship }), option('fly', { card: ship, on: nebula }), pass);

const focusOn = (focus: number): Selection => ({ ...noSelection, decision: 7, focus });

describe('touching', () => {
  test('a card, then its target, takes the option', () => {
    const first = touch(seeding, begin(seeding), archer);
    expect(first).toEqual({ selection: focusOn(archer) });
    expect(touch(seeding, first.selection, nebula).done).toEqual(option('seed', { card: archer, on: nebula }));
  });

  test('the target first offers the cards that can go there', () => {
    const { selection } = touch(seeding, begin(seeding), excavation);
    expect([...lights(seeding, selection)]).toEqual([
      [archer, 'target'],
      [door, 'target'],
      [excavation, 'focus'],
    ]);
    expect(touch(seeding, selection, door).done).toEqual(option('seed', { card: door, on: excavation }));
  });

  test('another card that begins something moves the focus; a card of no option does nothing', () => {
    expect(touch(seeding, focusOn(archer), door).selection.focus).toBe(door);
    expect(touch(seeding, focusOn(archer), outpost).selection).toEqual(focusOn(archer));
    expect(touch(seeding, focusOn(archer), archer).selection.focus).toBe(-1);
  });

  test('several options between the same two cards are narrowed, not guessed', () => {
    const report = (way: 'Federation' | 'Klingon') => option('report', { card: data, on: outpost, way });
    const twice = asked(
      'action',
      report('Federation'),
      report('Klingon'),
      option('report', { card: worf, on: outpost, way: 'Klingon' }),
      pass,
    );
    const { selection, done } = touch(twice, focusOn(data), outpost);
    expect(done).toBeUndefined();
    expect(fitting(twice, selection)).toEqual([report('Federation'), report('Klingon')]);
    expect(back(twice, selection)).toEqual(focusOn(data));
    expect(back(twice, focusOn(data)).focus).toBe(-1);
  });

  test('an option that names no target waits for its button', () => {
    const { selection, done } = touch(orders, begin(orders), ship);
    expect(done).toBeUndefined();
    expect(fitting(orders, selection)).toHaveLength(3);
  });
});

describe('picking', () => {
  test('a beam begun at a person has that person picked', () => {
    const { selection } = touch(orders, focusOn(data), excavation);
    expect(selection).toMatchObject({ option: beam, picked: [data] });
    expect([...lights(orders, selection)]).toEqual([
      [data, 'picked'],
      [worf, 'candidate'],
    ]);
    expect(touch(orders, selection, worf).selection.picked).toEqual([data, worf]);
    expect(back(orders, selection).option).toBeUndefined();
  });

  test('minimum and maximum are kept', () => {
    const two = asked('choose cards', option('choose', { pick: { from: [data, worf, ship], min: 1, max: 2 } }));
    const start = begin(two);
    expect(pickIsComplete(start)).toBe(false);
    const full = toggle(toggle(start, data), worf);
    expect(pickIsComplete(full)).toBe(true);
    expect(toggle(full, ship)).toBe(full);
    expect(toggle(full, outpost)).toBe(full);
    expect(toggle(full, data).picked).toEqual([worf]);
    expect(pickAll(start).picked).toEqual([data, worf]);
    expect(pickNone(full).picked).toEqual([]);
  });

  test('where one card is asked for, the next replaces it', () => {
    const one = asked('choose cards', option('choose', { pick: { from: [data, worf], min: 1, max: 1 } }));
    expect(toggle(toggle(begin(one), data), worf).picked).toEqual([worf]);
  });

  test('an order is changed card by card', () => {
    const order = option('arrange', { pick: { from: [data, worf, ship], min: 3, max: 3 } });
    const { selection } = take(noSelection, order);
    expect(shift(selection, worf, 'up').picked).toEqual([worf, data, ship]);
    expect(shift(selection, worf, 'down').picked).toEqual([data, ship, worf]);
    expect(shift(selection, ship, 'top').picked).toEqual([ship, data, worf]);
    expect(shift(selection, data, 'bottom').picked).toEqual([worf, ship, data]);
    for (const where of ['up', 'top'] as const) expect(shift(selection, data, where)).toBe(selection);
    for (const where of ['down', 'bottom'] as const) expect(shift(selection, ship, where)).toBe(selection);
    expect(shift(selection, outpost, 'top')).toBe(selection);
    expect(pickAll(shift(selection, data, 'bottom')).picked).toEqual([data, worf, ship]);
    expect(pickIsComplete(selection)).toBe(true);
  });

  test('where all must be named, all are', () => {
    const all = option('choose', { pick: { from: [data, worf], min: 2, max: 2 } });
    expect(take(noSelection, all).selection.picked).toEqual([data, worf]);
  });
});

describe('a new question', () => {
  test('with one thing to pick opens at once, even beside a pass', () => {
    const only = option('choose', { pick: { from: [data], min: 0, max: 1 } });
    expect(begin(asked('choose cards', only, pass)).option).toEqual(only);
    expect(begin(asked('action', only, pass)).option).toBeUndefined();
  });

  test('about one card has that card in hand', () => {
    const place = (on: number, way: 'left' | 'right' | 'onto') => option('place mission', { card: nebula, on, way });
    const placing = asked('place mission', place(excavation, 'left'), place(excavation, 'right'));
    expect(begin(placing).focus).toBe(nebula);
    expect(slots(placing.options).get(excavation)).toEqual({
      before: place(excavation, 'left'),
      after: place(excavation, 'right'),
    });
    expect(begin(orders).focus).toBe(-1);
    expect(begin(asked('respond', option('play', { card: data, on: { table: true } }), pass)).focus).toBe(-1);
  });

  test('lights every card it can begin with, and none without a question', () => {
    expect([...lights(orders, begin(orders)).keys()]).toEqual([ship, data, worf]);
    expect(lights(undefined, noSelection).size).toBe(0);
  });
});

test('long lists are grouped by the card they begin with, options of no card last', () => {
  const many = [option('take', { way: 0 }), ...seeding.options.filter((each) => each.do === 'seed')];
  expect(groups(many).map(({ card, options }) => [card, options.length])).toEqual([
    [archer, 2],
    [door, 1],
    [-1, 1],
  ]);
  expect(listed(many, false)).toEqual(many);
  const twice = [...many, ...many, ...many];
  expect(listed(twice, true)).toEqual(twice);
  expect(listed(twice, false).map((part) => ('options' in part ? part.card : part.do))).toEqual([
    archer,
    door,
    'take',
    'take',
    'take',
  ]);
});
