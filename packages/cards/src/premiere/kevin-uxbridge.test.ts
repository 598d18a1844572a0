import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { kevinUxbridge } from './kevin-uxbridge.ts';

test('P124 Kevin Uxbridge: reads aloud', () => {
  expect(english(kevinUxbridge)).toBe(
    'Nullify any card played as an event other than a Treaty. (Immune to Amanda Rogers.)',
  );
});

test('P124 Kevin Uxbridge: nullifies an event in play; its effect ends at once', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Bynars Weapon Enhancement) at Excavation
    P2 hand: Kevin Uxbridge
  `);
  now(table).holds('WEAPONS of Runabout: 7');
  table.P2.plays('Kevin Uxbridge on Bynars Weapon Enhancement');
  now(table).happened('Bynars Weapon Enhancement nullified').holds(`
    WEAPONS of Runabout: 5
    P1 discard pile: Bynars Weapon Enhancement
    P2 discard pile: Kevin Uxbridge
  `);
});

test('P124 Kevin Uxbridge: as a response the event never works and the card play stays spent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Red Alert!, Data
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  now(table)
    .happened('Red Alert! nullified; Red Alert! discarded')
    .doesNotOffer('P1 uses Red Alert!', 'P1 reports Data to Federation Outpost');
});

test('P124 Kevin Uxbridge: your own event may be the target', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Red Alert!
    P1 hand: Kevin Uxbridge
  `);
  table.P1.plays('Kevin Uxbridge on Red Alert!');
  now(table).holds('P1 table: nothing');
});

test('P124 Kevin Uxbridge: a Treaty is out of its reach, in play and being played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Federation/Klingon
    P1 hand: Treaty: Federation/Romulan
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Treaty: Federation/Klingon');
  now(table).refused('B-24.6');
  table.P1.plays('Treaty: Federation/Romulan');
  now(table)
    .doesNotOffer('P2 responds with Kevin Uxbridge')
    .holds('P1 table: Treaty: Federation/Klingon, Treaty: Federation/Romulan');
});

test('P124 Kevin Uxbridge: an artifact played as an event is one, an acquired one on the table is not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation
    P1 table: Horga'hn
    P1 hand: Kurlan Naiskos
    P2 hand: 2x Kevin Uxbridge
  `);
  table.P2.plays("Kevin Uxbridge on Horga'hn");
  now(table).refused('B-12.11');
  table.P1.plays('Kurlan Naiskos on Runabout');
  now(table).offers('P2 responds with Kevin Uxbridge');
  table.P2.plays('Kevin Uxbridge on Kurlan Naiskos');
  now(table).happened('Kurlan Naiskos nullified').holds('on Runabout: nothing');
});

test('P124 Kevin Uxbridge: interrupts, equipment and dilemmas in play are no events', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Data, Tricorder
    P1 ship: Runabout (Birth of "Junior" by P2, Transwarp Conduit) at Excavation
    P2 hand: Kevin Uxbridge
  `);
  now(table).doesNotOffer(
    'P2 plays Kevin Uxbridge on Tricorder',
    'P2 plays Kevin Uxbridge on Birth of "Junior"',
    'P2 plays Kevin Uxbridge on Transwarp Conduit',
  );
});

test('P124 Kevin Uxbridge: not inside an attempt', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P1
    P1 planet: Data, Darian Wallace, Simon Tarses
    P1 table: Red Alert!
    P2 hand: Kevin Uxbridge
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('P1 table: Red Alert!');
});

test('P124 Kevin Uxbridge: Q2 saves the event from him', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Red Alert!
    P1 hand: Q2
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Red Alert!');
  table.P1.responds('Q2');
  now(table).happened('Kevin Uxbridge nullified').didNotHappen('Red Alert! nullified').holds('P1 table: Red Alert!');
});
