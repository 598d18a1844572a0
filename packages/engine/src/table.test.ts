import { outpost } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { roll, shuffle } from './state/chance.ts';
import type { Setup } from './state/create.ts';
import { create, layDown } from './table.ts';
import { choose } from './contract/decision.ts';
import { apply, decisions } from './engine.ts';
import { clause, format } from './contract/format.ts';
import { view } from './look.ts';

const { pool, format: open } = given('P1 mission: Excavation').table.setup;
const missions = ['excavation', 'evacuation', 'study-nebula', 'test-mission', 'repair-mission', 'first-contact'];
const others = ['krios-suppression', 'covert-rescue', 'plunder-site', 'survey-mission', 'extraction', 'relief-mission'];
const deck = { missions, seeds: ['archer'], draw: Array.from({ length: 30 }, () => 'taurik') };
const setup = (seed: number): Setup => ({
  pool,
  format: open,
  seed: seed.toString(16).padStart(64, '0'),
  decks: [deck, { ...deck, missions: others }],
});

describe('before the first turn', () => {
  test('B-8.1: lots decide who goes first, and that player places the first mission', () => {
    const first = Array.from({ length: 40 }, (_, seed) => create(setup(seed)));
    for (const player of [0, 1]) expect(first.filter((s) => s.first === player).length).toBeGreaterThan(8);
    for (const s of first) {
      // The first mission lies without a choice; then it is the other player's turn.
      expect(s.fixed.owner[s.locations[0].id]).toBe(s.first);
      expect(decisions(s)[0].player).toBe(1 - s.first);
    }
  });

  test('B-8.8: the mission piles are shuffled', () => {
    const orders = Array.from({ length: 12 }, (_, seed) => {
      const s = create(setup(seed));
      return [...s.players[0].piles['mission pile'], ...s.locations.map((l) => l.id)].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(6);
  });

  test('B-1.11: every outcome of chance is equally likely, and the same seed gives the same', () => {
    const s = layDown(setup(7));
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) counts[roll(s, 'selection', 5)] += 1;
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(120);
    const twice = [layDown(setup(7)), layDown(setup(7))].map((one) => {
      const cards = Array.from({ length: 20 }, (_, i) => i);
      shuffle(one, 'deck 0', cards);
      return cards.join();
    });
    expect(twice[0]).toBe(twice[1]);
  });

  test('B-1.11: no choice of a player disturbs it', () => {
    const left = create(setup(3));
    const right = create(setup(3));
    const [a] = decisions(left);
    const [b] = decisions(right);
    apply(left, choose(a, a.options[0]));
    apply(right, choose(b, b.options[1]));
    expect(left.players.map((p) => p.piles['mission pile'])).toEqual(right.players.map((p) => p.piles['mission pile']));
  });
});

describe('conventions', () => {
  test('B-1.4: a clause of the format wins over the rule', () => {
    const two = format('two', 'Two plays', [
      clause('X-1', 'two plays', 'Two card plays each turn.', { answers: { cardPlays: () => 2 } }),
    ]);
    const picture = `
      turn 3: P1, card play
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation
      P1 hand: Taurik, Data, Worf
    `;
    const table = given(picture, two);
    table.P1.reports('Taurik to Federation Outpost');
    table.P1.reports('Data to Federation Outpost');
    table.P1.reports('Worf to Federation Outpost');
    now(table).refused('B-11.6');
    const base = given(picture);
    base.P1.reports('Taurik to Federation Outpost');
    base.P1.reports('Data to Federation Outpost');
    now(base).refused('B-11.6');
  });

  test('B-1.4: card text wins over a clause of the format', () => {
    const lost = format('lost', 'Lost interrupts', [
      clause('X-2', 'removed', 'Discarded interrupts are removed from the game.', {
        answers: {
          discardedTo: (s, before, card) => (s.fixed.cards[card].def.type === 'Interrupt' ? 'removed' : before),
        },
      }),
    ]);
    const table = given(
      `
      turn 3: P1, card play
      P1 mission: Excavation
      P1 hand: Palor Toff - Alien Trader
      P1 discard pile: Red Alert!
      P2 mission: Evacuation
      P2 outpost: Federation Outpost at Evacuation
      P2 ship: Runabout (Incoming Message - Federation by P1) at Excavation aboard Taurik
      `,
      lost,
    );
    table.P1.plays('Palor Toff - Alien Trader on Red Alert!');
    // The sheet removes the interrupt that is discarded; one whose text keeps it in play stays there.
    now(table).holds('P1 removed: Palor Toff - Alien Trader').holds('on Runabout: Incoming Message - Federation');
  });

  test('B-1.10: a half is rounded down where nothing else is said', () => {
    const odd = outpost('Odd Outpost', { affiliation: 'Federation', shields: 31, printed: [] });
    const table = given(
      `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 outpost: Odd Outpost at Excavation
      P1 ship: Runabout [docked] at Excavation aboard Taurik
      `,
      { cards: [odd] },
    );
    now(table).holds('SHIELDS of Runabout: 20');
    table.P1.undocks('Runabout');
    now(table).holds('SHIELDS of Runabout: 5');
  });

  test('B-1.18: what everybody may know', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Excavation
      P1 hand: Data, Worf
      P1 draw deck: Taurik, Riva, Vash
      P1 discard pile: Red Alert!
      P1 ship: Runabout at Excavation aboard Taurik, Vash, Tricorder
      P1 planet: Klag
      P1 points: 40 mission, 5 bonus
    `);
    for (const seer of [1, 'spectator'] as const) {
      const seen = view(table.table.state, seer);
      const [p] = seen.players;
      expect([p.counts.hand, p.counts['draw deck'], p.piles['discard pile'].length, p.score]).toEqual([2, 3, 1, 45]);
      expect([seen.active, seen.segment, seen.turn]).toEqual([0, 'orders', 3]);
      const [at] = seen.spaceline;
      expect(at.ships[0].crew.map((group) => group.hidden)).toEqual([3]);
      expect(at.teams.map((group) => group.hidden)).toEqual([1]);
      expect(p.piles.hand).toEqual([]);
    }
  });

  test('B-2.16: a card is the same object wherever it goes', () => {
    const table = given(`
      P1 mission: Excavation / Archer by P2
      P1 planet: Data, Taurik
      P1 hand: Res-Q
    `);
    const { state } = table.table;
    const data = state.play.find((id) => state.fixed.cards[id].def.id === 'data') ?? -1;
    table.P1.attempts('Excavation');
    expect(state.players[0].piles['discard pile']).toContain(data);
    expect(state.fixed.cards[data].def.id).toBe('data');
    table.P1.ends('turn');
    table.P2.ends('turn');
    table.P1.plays('Res-Q on Data');
    now(table).happened('Data returned to hand');
    expect(state.players[0].piles.hand).toContain(data);
  });
});
