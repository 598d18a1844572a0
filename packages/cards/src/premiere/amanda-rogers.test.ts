import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { amandaRogers } from './amanda-rogers.ts';

test('P108 Amanda Rogers: reads aloud', () => {
  expect(english(amandaRogers)).toBe('Nullify any card just played as an interrupt. (Immune to Amanda Rogers.)');
});

test('P108 Amanda Rogers: an interrupt just played has no result; both cards are discarded', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('The Juggler on P2');
  table.P2.responds('Amanda Rogers');
  now(table)
    .happened('The Juggler played; Amanda Rogers played; The Juggler nullified; The Juggler discarded')
    .didNotHappen('P2 shuffled').holds(`
      P1 discard pile: The Juggler
      P2 discard pile: Amanda Rogers
    `);
});

test('P108 Amanda Rogers: the player of the interrupt may nullify it, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler, Amanda Rogers
  `);
  table.P1.plays('The Juggler on P2');
  table.P1.responds('Amanda Rogers');
  now(table).happened('The Juggler nullified');
});

test('P108 Amanda Rogers: Kevin Uxbridge and another Amanda Rogers are immune', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Red Alert!
    P1 hand: 2x Amanda Rogers
    P2 hand: Kevin Uxbridge, The Juggler, Amanda Rogers
  `);
  table.P2.plays('Kevin Uxbridge on Red Alert!');
  now(table).doesNotOffer('P1 responds with Amanda Rogers');
  table.P2.plays('The Juggler on P1');
  table.P1.responds('Amanda Rogers');
  now(table)
    .happened('Red Alert! nullified')
    .doesNotOffer('P2 responds with Amanda Rogers', 'P1 responds with Amanda Rogers');
});

test('P108 Amanda Rogers: neither an event nor a report nor a card in play is in reach', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Bynars Weapon Enhancement, Data
    P1 ship: Runabout (Transwarp Conduit) at Excavation
    P2 hand: 2x Amanda Rogers
  `);
  now(table).doesNotOffer('P2 plays Amanda Rogers');
  table.P1.plays('Bynars Weapon Enhancement on Runabout');
  now(table).doesNotOffer('P2 responds with Amanda Rogers');
});

test('P108 Amanda Rogers: a report is not an interrupt', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Data
    P2 hand: Amanda Rogers
  `);
  table.P1.reports('Data to Federation Outpost');
  now(table).doesNotOffer('P2 responds with Amanda Rogers');
});

test('P108 Amanda Rogers: an artifact played as an interrupt is one', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Thought Maker
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Thought Maker');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Thought Maker nullified; Thought Maker discarded');
});

test('P108 Amanda Rogers: event, Kevin Uxbridge, Q2, Amanda Rogers: the event is nullified and the card play spent (PL-01)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Red Alert!, Q2, Bynars Weapon Enhancement
    P1 ship: Runabout at Excavation
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  table.P2.responds('Amanda Rogers');
  now(table)
    .happened('Q2 nullified; Red Alert! nullified')
    .didNotHappen('Kevin Uxbridge nullified')
    .holds(
      `
      P1 discard pile: Q2, Red Alert!
      P2 discard pile: Amanda Rogers, Kevin Uxbridge
      P1 table: nothing
    `,
    )
    .doesNotOffer('P1 plays Bynars Weapon Enhancement on Runabout');
});

test('P108 Amanda Rogers: answered by Q2, the first interrupt happens', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler, Q2
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('The Juggler on P2');
  table.P2.responds('Amanda Rogers');
  table.P1.responds('Q2');
  now(table).happened('Amanda Rogers nullified; P2 shuffled').didNotHappen('The Juggler nullified');
});

test('P108 Amanda Rogers: on Palor Toff both lie in the discard piles and nothing is fetched', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Palor Toff - Alien Trader
    P1 discard pile: Tricorder
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Palor Toff - Alien Trader on Tricorder');
  table.P2.responds('Amanda Rogers');
  now(table).holds(`
    P1 discard pile: Tricorder, Palor Toff - Alien Trader
    P2 discard pile: Amanda Rogers
    P1 hand: nothing
  `);
});

test('P108 Amanda Rogers: Goddess of Empathy keeps her away (PL-02)', () => {
  const table = given(`
    P1 mission: Excavation
    P2 table: Goddess of Empathy
    P1 hand: Bynars Weapon Enhancement, Q2
    P1 ship: Runabout at Excavation
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Bynars Weapon Enhancement on Runabout');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  now(table)
    .happened('Kevin Uxbridge nullified')
    .doesNotOffer('P2 responds with Amanda Rogers')
    .holds('on Runabout: Bynars Weapon Enhancement');
});
