import type { Decision, Option } from '@spaceline/engine';
import type { Names } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { menuOf, menuText } from './menu.ts';

const titles = ['Archer', 'Q', 'Excavation', 'First Contact', 'Test Mission', 'Evacuation'];
const names: Names = {
  reader: 0,
  card: (id) => titles[id],
  titleOf: (def) => def,
  facts: () => undefined,
  players: ['A', 'B'],
};

const seed = (card: number, on: number): Option => ({ do: 'seed', card, on, to: -1, way: -1 });
const pass: Option = { do: 'pass', card: -1, on: -1, to: -1, way: -1 };
const decision = (options: readonly Option[]): Decision => ({
  id: 1,
  player: 0,
  kind: 'seed card',
  source: -1,
  options,
});
const places = [2, 3, 4, 5];

describe('menus', () => {
  test('a short one lists every option', () => {
    expect(menuText(menuOf(decision([pass, seed(0, 2)]), names))).toBe(
      '  1  Seed no more cards\n  2  Seed Archer under Excavation',
    );
  });

  test('a long one is folded by card; no option is lost', () => {
    const options = [pass, ...[0, 1].flatMap((card) => [...places, ...places].map((on) => seed(card, on)))];
    const menu = menuOf(decision(options), names);
    expect(menu.map((entry) => entry.label)).toEqual(['Seed no more cards', 'Seed Archer … (8)', 'Seed Q … (8)']);
    expect(menu.flatMap((entry) => entry.entries ?? [entry]).map((entry) => entry.option)).toEqual(options);
    expect(menu[1].entries?.[1].label).toBe('Seed Archer under First Contact');
  });

  test('one single group is not folded', () => {
    const options = Array.from({ length: 20 }, (_, i) => seed(0, 2 + (i % 4)));
    expect(menuOf(decision(options), names)).toHaveLength(20);
  });
});
