import { allCards } from '@spaceline/cards';
import { open } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { conceal, deserialize, guess, makePool, serialize, view } from './index.ts';
import type { Player, State } from './index.ts';
import { see } from './state/seen.ts';
import { rest } from './state/zones.ts';
import { shuffleDeck } from './rules/drawing.ts';

/** What a player has seen is part of the game (B-8.5, B-13.34 to B-13.39). */

const picture = `
  turn 3: P1, orders
  P1 mission: Excavation / Archer by P2, Nausicaans by P1, Impassable Door by P2
  P1 planet: Taurik
  P2 planet: Kurn, Divok
  P2 hand: Red Alert!, Kevin Uxbridge
  P2 draw deck: Data, Worf, Calloway`;
const table = () => given(picture).table;

const idOf = (s: State, id: string): number => s.fixed.cards.findIndex(({ def }) => def.id === id);
const remembered = (s: State, player: Player) => view(s, player).remembered.map(({ def, lies }) => [def, lies]);

describe('the view', () => {
  test('B-8.5: shows own seeds under missions with their order, and not the other player’s', () => {
    const { state: s } = table();
    const known = ([0, 1] as const).map((seer) =>
      view(s, seer).spaceline[0].known.map(({ card, position }) => [s.fixed.cards[card].def.id, position]),
    );
    expect(known).toEqual([
      [['nausicaans', 1]],
      [
        ['archer', 0],
        ['impassable-door', 2],
      ],
    ]);
    expect(view(s, 'spectator').spaceline[0].known).toEqual([]);
  });

  test('keeps what was looked at, through reloads', () => {
    const { state: s, setup } = table();
    see(s, 0, [idOf(s, 'red-alert'), idOf(s, 'archer'), idOf(s, 'worf'), idOf(s, 'kurn')]);
    const expected = [
      ['kurn', { with: s.locations[0].id }],
      ['archer', { under: s.locations[0].id, position: 0 }],
      ['red-alert', { in: 'hand', of: 1, position: 0 }],
      ['worf', { in: 'draw deck', of: 1, position: 1 }],
    ];
    for (const state of [s, deserialize(setup, serialize(s))])
      expect(new Set(remembered(state, 0))).toEqual(new Set(expected));
    expect(remembered(s, 1)).toEqual([]);
  });
});

describe('knowledge ends', () => {
  test('with a shuffle', () => {
    const { state: s } = table();
    see(s, 0, [idOf(s, 'worf'), idOf(s, 'red-alert')]);
    shuffleDeck(s, 1);
    expect(remembered(s, 0).map(([def]) => def)).toEqual(['red-alert']);
  });

  test('when some card of a hand goes where it is not seen', () => {
    const { state: s } = table();
    see(s, 0, [idOf(s, 'red-alert'), idOf(s, 'kevin-uxbridge')]);
    rest(s, idOf(s, 'red-alert'), 'draw deck');
    expect(remembered(s, 0)).toEqual([]);
  });

  test('near miss: not for the others when a card is laid down openly, nor for a known card that is drawn', () => {
    const { state: s } = table();
    see(s, 0, [idOf(s, 'red-alert'), idOf(s, 'kevin-uxbridge'), idOf(s, 'data')]);
    rest(s, idOf(s, 'red-alert'), 'discard pile');
    rest(s, idOf(s, 'data'), 'hand', 1);
    expect(remembered(s, 0).map(([def, lies]) => [def, lies])).toEqual([
      ['kevin-uxbridge', { in: 'hand', of: 1, position: 0 }],
      ['data', { in: 'hand', of: 1, position: 0 }],
    ]);
  });
});

describe('a guess', () => {
  const pool = makePool(allCards);
  const deck = { missions: [], seeds: ['nausicaans'], draw: ['worf', 'data', 'gowron', 'toq', 'kurn'] };
  const tell = (s: State) => conceal(s, 0);

  test('keeps what was seen in its place and guesses the rest', () => {
    const { state: s } = table();
    see(s, 0, [idOf(s, 'worf'), idOf(s, 'archer')]);
    const guessed = guess(tell(s), { pool, format: open, deck }, '7'.repeat(64));
    expect(view(guessed, 0)).toEqual(view(s, 0));
    expect([idOf(guessed, 'worf'), idOf(guessed, 'archer')]).toEqual([idOf(s, 'worf'), idOf(s, 'archer')]);
  });

  test('follows from what is known, the belief and the seed', () => {
    const { state: s } = table();
    const made = ['1', '1', '2'].map((digit) =>
      JSON.stringify(
        guess(tell(s), { pool, format: open, deck }, digit.repeat(64)).fixed.cards.map(({ def }) => def.id),
      ),
    );
    expect(made[0]).toBe(made[1]);
    expect(made[0]).not.toBe(made[2]);
  });

  test('what it is made from names no hidden card and no seed', () => {
    const { state: s } = table();
    const text = JSON.stringify(tell(s));
    // Who came into play did so openly.
    expect(tell(s).met).toEqual(['divok', 'kurn']);
    for (const hidden of ['archer', 'impassable-door', 'red-alert', 'kevin-uxbridge', 'worf'])
      expect(text).not.toContain(`"${hidden}"`);
    expect(text).not.toContain(JSON.stringify(s.fixed.seed));
  });
});

test('B-1.11: an own card that the other player took to hand, and that was lost sight of there, may be any card of it', () => {
  const picture = (hand: string) =>
    given(`P1 mission: Excavation\nP2 hand: ${hand}\nP2 draw deck: 3x Worf`).table.state;
  const [first, last] = [
    picture("Horga'hn by P1, Taurik, Alyssa Ogawa"),
    picture("Taurik, Alyssa Ogawa, Horga'hn by P1"),
  ].map((state) => conceal({ ...state, seen: [[], []] }, 0));
  expect(first.table).toEqual(last.table);
});
