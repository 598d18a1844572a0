import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { q2 } from './q2.ts';

test('P133 Q2: reads aloud', () => {
  expect(english(q2)).toBe('Nullify Amanda Rogers, Kevin Uxbridge, or any Q-related dilemma.');
});

test('P133 Q2: saves an event from Kevin Uxbridge', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Red Alert!, Q2
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  now(table).happened('Kevin Uxbridge nullified').holds(`
    P1 table: Red Alert!
    P1 discard pile: Q2
    P2 discard pile: Kevin Uxbridge
  `);
});

test('P133 Q2: the dilemma Q is gone before its conditions, and the attempt goes on', () => {
  const table = given(`
    P1 mission: Excavation / Q by P2, Impassable Door by P2
    P1 planet: Jean-Luc Picard
    P1 hand: Q2
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Q2');
  now(table)
    .happened('Q encountered; Q nullified; Q discarded; Impassable Door encountered')
    .didNotHappen('Q conditions failed')
    .holds('P2 discard pile: Q');
});

test('P133 Q2: the opponent may nullify Q, too, after the encountering player has passed', () => {
  const table = given(`
    P1 mission: Excavation / Q by P2
    P1 planet: Jean-Luc Picard
    P2 hand: Q2
  `);
  table.P1.attempts('Excavation');
  table.P2.responds('Q2');
  now(table).happened('Q nullified');
});

test('P133 Q2: no other dilemma, event or interrupt is in reach', () => {
  const table = given(`
    P1 mission: Excavation / Impassable Door by P2
    P1 planet: Jean-Luc Picard
    P1 hand: The Juggler, Q-Net
    P1 mission: Evacuation
    P2 hand: Q2
  `);
  table.P1.plays('The Juggler on P2');
  now(table).doesNotOffer('P2 responds with Q2');
  table.P1.does('plays Q-Net between Excavation and Evacuation');
  now(table).doesNotOffer('P2 responds with Q2');
  table.P1.attempts('Excavation');
  now(table).happened('Impassable Door encountered').doesNotOffer('P2 responds with Q2');
});

test('P133 Q2: a Q2 does not answer a Q2, but Amanda Rogers does', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler, Q2
    P2 hand: 2x Amanda Rogers, Q2
  `);
  table.P1.plays('The Juggler on P2');
  table.P2.responds('Amanda Rogers');
  table.P1.responds('Q2');
  now(table).doesNotOffer('P2 responds with Q2');
});

test('P133 Q2: a chain of five', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Red Alert!, 2x Q2
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  table.P2.responds('Amanda Rogers');
  table.P1.responds('Q2');
  now(table)
    .happened('Amanda Rogers nullified; Kevin Uxbridge nullified')
    .didNotHappen('Red Alert! nullified; Q2 nullified')
    .holds('P1 table: Red Alert!');
});
