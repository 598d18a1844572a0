import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { theJuggler } from './the-juggler.ts';

test('P142 The Juggler: reads aloud', () => {
  expect(english(theJuggler)).toBe("Choose a player. Shuffle that player's draw deck. (Referee icon.)");
});

test('P142 The Juggler: shuffles the draw deck of the chosen player and no other', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
  `);
  table.P1.plays('The Juggler on P2');
  now(table).happened('P2 shuffled').didNotHappen('P1 shuffled').holds('P1 discard pile: The Juggler');
});

test("P142 The Juggler: one's own deck, in the other player's turn", () => {
  const table = given(`
    P1 mission: Excavation
    P2 hand: The Juggler
  `);
  table.P2.plays('The Juggler on P2');
  now(table).happened('P2 shuffled');
});

test('P142 The Juggler: an empty deck cannot be shuffled', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
    P2 draw deck: nothing
  `);
  table.P1.plays('The Juggler on P2');
  now(table).refused('B-13.8');
  now(table).offers('P1 plays The Juggler on P1');
});

test('P142 The Juggler: nor is a single card', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
    P2 draw deck: Data
  `);
  table.P1.plays('The Juggler on P2');
  now(table).refused('B-13.8');
});

test('P142 The Juggler: the same cards are left, in an order nobody knows', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
    P2 draw deck: Tricorder, Medical Kit, Data, Worf
  `);
  const deck = () => table.table.state.players[1].piles['draw deck'].toSorted((a, b) => a - b);
  const before = deck();
  table.P1.plays('The Juggler on P2');
  now(table).happened('P2 shuffled');
  expect(deck()).toEqual(before);
});
