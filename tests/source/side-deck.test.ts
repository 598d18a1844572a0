import { allCards } from '@spaceline/cards';
import { readDeck, writeDeck } from '@spaceline/decks';
import { create, deserialize, hash, makePool, serialize, view } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { deckSchema, namesFrom, viewText } from '@spaceline/protocol';
import { readPosition, wrongWith, writePosition } from '@spaceline/testkit';
import { expect, test, vi } from 'vitest';

/**
 * A made-up side deck comes into the house by one row of the table of piles. Only copying a state names each pile, for
 * speed, and there the compiler asks for the line.
 */

vi.mock(import('../../packages/language/src/pile-table.ts'), async (original) => {
  const { pileTable } = await original();
  const row = {
    laid: 4,
    title: 'tribbles',
    badge: 'tribbles',
    label: 'tribbles',
    heading: 'Tribbles',
    part: 'tribbles',
  };
  return { pileTable: { ...pileTable, tribbles: { ...row, seenBy: 'owner', order: 'top first' } } };
});

const pool = makePool(allCards);
const deck = {
  missions: ['excavation', 'study-nebula'],
  seeds: ['archer'],
  draw: ['data', 'worf'],
  tribbles: ['taurik', 'worf'],
};
const setup = { pool, format: open, seed: '0'.repeat(64), decks: [deck, deck] as const };
const game = () => create(setup);
const titles = (s: ReturnType<typeof game>, ids: readonly number[] = []): string[] =>
  ids.map((id) => s.fixed.cards[id].def.id);
/** The types do not know of the row. */
const tribblesOf = <T>(piles: Readonly<Record<string, T>>): T | undefined => piles['tribbles'];

test('it is laid down with the deck, after the other parts', () => {
  const s = game();
  for (const player of s.players) expect(titles(s, tribblesOf(player.piles))).toEqual(['taurik', 'worf']);
  expect(wrongWith(s)).toBeUndefined();
});

test('its owner sees it, the opponent its number of cards', () => {
  const s = game();
  const [own, other] = ([0, 1] as const).map((seer) => view(s, seer).players[0]);
  expect([tribblesOf(own.piles)?.length, tribblesOf(own.counts)]).toEqual([2, 2]);
  expect([tribblesOf(other.piles), tribblesOf(other.counts)]).toEqual([[], 2]);
  expect(
    viewText(
      view(s, 0),
      namesFrom(view(s, 0), () => undefined),
    ),
  ).toContain('tribbles: ');
});

test('it is kept with the game', () => {
  const s = game();
  const kept = deserialize(setup, serialize(s));
  expect([hash(kept), titles(kept, tribblesOf(kept.players[1].piles))]).toEqual([hash(s), ['taurik', 'worf']]);
});

test('a position names it from the top', () => {
  const text = 'P1 mission: Excavation\nP1 tribbles: Worf, Taurik';
  const { state } = readPosition(text, pool, open);
  expect(titles(state, tribblesOf(state.players[0].piles))).toEqual(['taurik', 'worf']);
  expect(writePosition(state)).toContain('P1 tribbles: Worf, Taurik');
});

test('deck lists and messages have the part', () => {
  expect(writeDeck(deck)).toContain('Tribbles (2)\nTaurik\nWorf\n');
  for (const notation of ['text', 'json'] as const) expect(readDeck(writeDeck(deck, notation)).deck).toEqual(deck);
  expect(deckSchema.parse(deck)).toEqual(deck);
});
