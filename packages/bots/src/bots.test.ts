import { allCards } from '@spaceline/cards';
import { type Decision, type Option, type State, type View } from '@spaceline/engine';
import { allows, apply, create, decisions, hash, isRefusal, makePool, view } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { type Bot, bots, random, randomBot, steeredBot } from './index.ts';

const noView = (): View => {
  throw new Error('A random player does not look.');
};

const option = (parts: Partial<Option>): Option =>
  ({ do: 'choose', card: -1, on: -1, to: -1, way: -1, ...parts }) as Option;
const decision = (options: readonly Option[]): Decision => ({ id: 7, player: 1, kind: 'action', source: -1, options });

describe('random numbers', () => {
  test('follow from the seed alone', () => {
    const draw = (seed: number | string) => Array.from({ length: 8 }, () => 0).map(random(seed).int.bind(0, 1000));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    expect(draw(1)).toEqual(draw('1'));
  });

  test('are spread evenly', () => {
    const dice = random('even');
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 10_000; i++) counts[dice.int(5)] += 1;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('random bot', () => {
  test('takes every option about equally often, without looking', () => {
    const bot = randomBot(3);
    const counts = [0, 0, 0];
    const asked = decision([0, 1, 2].map((way) => option({ do: 'take', way })));
    for (let i = 0; i < 3000; i++) counts[Number(bot(noView, asked).way)] += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('answers the question it was asked', () => {
    expect(randomBot(1)(noView, decision([option({ do: 'pass' })]))).toEqual({
      decision: 7,
      player: 1,
      do: 'pass',
      card: -1,
      on: -1,
      to: -1,
      way: -1,
      cards: [],
    });
  });

  test('picks every size within the limits, every card, none twice', () => {
    const bot = randomBot(4);
    const sizes = new Set<number>();
    const cards = new Set<number>();
    const asked = decision([option({ pick: { from: [5, 6, 7, 8], min: 1, max: 3 } })]);
    for (let i = 0; i < 300; i++) {
      const choice = bot(noView, asked);
      expect(new Set(choice.cards).size).toBe(choice.cards.length);
      sizes.add(choice.cards.length);
      for (const card of choice.cards) cards.add(card);
    }
    expect([...sizes].sort((a, b) => a - b)).toEqual([1, 2, 3]);
    expect([...cards].sort((a, b) => a - b)).toEqual([5, 6, 7, 8]);
  });

  test('leaves cards out until the rest is allowed', () => {
    const bot = randomBot(5);
    const asked = decision([option({ pick: { from: [1, 2, 3, 4], min: 1, max: 4, rule: 'compatible' } })]);
    for (let i = 0; i < 200; i++) {
      const { cards } = bot(noView, asked, (_option, some) => new Set(some.map((card) => card % 2)).size === 1);
      expect(new Set(cards.map((card) => card % 2)).size).toBe(1);
    }
  });

  test('puts cards into any order where an order is asked for', () => {
    const bot = randomBot(6);
    const orders = new Set<string>();
    const asked = decision([option({ do: 'arrange', pick: { from: [1, 2, 3], min: 3, max: 3 } })]);
    for (let i = 0; i < 100; i++) orders.add(bot(noView, asked).cards.join());
    expect(orders.size).toBe(6);
  });

  test('turns to another option when no cards are allowed with one', () => {
    const impossible = option({ pick: { from: [1, 2], min: 1, max: 2 } });
    const asked = decision([impossible, option({ do: 'pass' })]);
    for (let i = 0; i < 20; i++) expect(randomBot(i)(noView, asked, () => false).do).toBe('pass');
    expect(() => randomBot(1)(noView, decision([impossible]), () => false)).toThrow(/no option/);
  });
});

const pool = makePool(allCards);
const missions = [
  'excavation',
  'first-contact',
  'restore-errant-moon',
  'study-nebula',
  'repair-mission',
  'test-mission',
];
const people = ['jean-luc-picard', 'data', 'worf', 'geordi-la-forge', 'deanna-troi', 'beverly-crusher', 'taurik'];
const deck = {
  missions,
  seeds: ['federation-outpost', 'archer', 'impassable-door', 'q'],
  draw: Array.from({ length: 30 }, (_, i) => (i % 4 === 0 ? 'runabout' : people[i % people.length])),
};

const playOut = (make: (seed: string) => Bot, seed: string): State => {
  const state = create({
    pool,
    format: open,
    seed: random(seed).int(0xffffffff).toString(16).padStart(64, '0'),
    decks: [deck, deck],
  });
  const players = [make(`${seed}/0`), make(`${seed}/1`)];
  for (let made = 0; made < 50_000; made++) {
    const [asked] = decisions(state);
    if (!asked) return state;
    const choice = players[asked.player](
      () => view(state, asked.player),
      asked,
      (taken, cards, stacks) => allows(state, taken, cards, stacks),
    );
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(result.why);
  }
  throw new Error('The game does not end.');
};

describe.each(Object.entries(bots))('%s bot', (_name, make) => {
  test('plays whole games to their end, the same from the same seed', () => {
    for (const seed of ['x', 'y', 'z']) {
      const state = playOut(make, seed);
      expect(state.result).toBeDefined();
      expect(hash(playOut(make, seed))).toBe(hash(state));
    }
  });
});

test('the steered bot scores more than the random one', () => {
  const points = (make: (seed: string) => Bot): number =>
    Array.from({ length: 12 }, (_, i) => playOut(make, `s${i}`).players)
      .flat()
      .reduce((sum, player) => sum + player.missionPoints, 0);
  expect(points(steeredBot)).toBeGreaterThan(points(randomBot));
});
