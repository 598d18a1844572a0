import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { redAlert } from './red-alert.ts';

test('P90 Red Alert!: reads aloud', () => {
  expect(english(redAlert)).toBe(
    'Plays on table. Instead of your normal card play, you may report any number of personnel, ships, and ' +
      'equipment.',
  );
});

test('P90 Red Alert!: a ship, its crew and equipment report in one go', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 table: Red Alert!
    P1 hand: Runabout, Data, Tricorder, Red Alert!
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Runabout to Federation Outpost');
  table.P1.reports('Data to Federation Outpost');
  table.P1.reports('Tricorder to Federation Outpost');
  now(table)
    .happened('P1 card play used; Runabout reported; Data reported; Tricorder reported')
    .holds(
      `
      aboard Federation Outpost: Data, Tricorder
      P1 hand: Red Alert!
    `,
    )
    .doesNotOffer('P1 uses Red Alert!');
});

test('P90 Red Alert!: only reports belong to the group, and its player may stop', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 table: Red Alert!
    P1 hand: Data, Runabout, Bynars Weapon Enhancement
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Data to Federation Outpost');
  table.P1.plays('Bynars Weapon Enhancement');
  now(table).refused('B-12.4');
  table.P1.passes();
  table.P1.reports('Runabout to Federation Outpost');
  now(table).refused('B-11.6').holds('P1 hand: Runabout, Bynars Weapon Enhancement');
});

test('P90 Red Alert!: a turn whose card play went to an event has no reports', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Red Alert!, Data
  `);
  table.P1.plays('Red Alert!');
  table.P1.uses('Red Alert!');
  now(table).refused('B-11.6').holds(`
      P1 table: Red Alert!
      P1 hand: Data
    `);
});

test('P90 Red Alert!: uniqueness is asked card by card', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 table: Red Alert!
    P1 hand: 2x Data, 2x Darian Wallace
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Data to Federation Outpost');
  table.P1.reports('Data #2 to Federation Outpost');
  now(table).refused('B-4.2');
  table.P1.reports('Darian Wallace to Federation Outpost');
  table.P1.reports('Darian Wallace #2 to Federation Outpost');
  now(table).holds('aboard Federation Outpost: Data, Darian Wallace, Darian Wallace #2');
});

test('P90 Red Alert!: incompatible cards and the opponent’s outpost take no report', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P2 outpost: Klingon Outpost at Excavation
    P1 table: Red Alert!
    P1 hand: Gowron, Data
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Gowron to Federation Outpost');
  now(table).refused('B-13.11');
  table.P1.reports('Gowron to Klingon Outpost');
  now(table).refused('B-13.10');
  table.P1.passes();
});

test('P90 Red Alert!: it works for its player alone, and two copies give one group', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P2 outpost: Federation Outpost at Excavation
    P1 table: 2x Red Alert!
    P2 hand: Data, Worf
  `);
  now(table).doesNotOffer('P2 uses Red Alert!');
  table.P2.reports("Data to P2's Federation Outpost");
  table.P2.reports("Worf to P2's Federation Outpost");
  now(table).refused('B-11.6');
});

test('P90 Red Alert!: PL-01: Kevin, Q2 and Amanda in a chain leave it nullified and the card play spent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Red Alert!, Q2
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  table.P2.responds('Amanda Rogers');
  now(table).holds(`
    P1 table: nothing
    P1 discard pile: Q2, Red Alert!
    P2 discard pile: Amanda Rogers, Kevin Uxbridge
    P1 card plays used: 1
  `);
});

test('P90 Red Alert!: Energy Vortex takes one card of the group back, and another must follow', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 table: Red Alert!
    P1 hand: Data, Worf, Taurik
    P2 hand: Energy Vortex
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Data to Federation Outpost');
  table.P2.responds('Energy Vortex');
  table.P1.reports('Worf to Federation Outpost');
  now(table).holds(`
      aboard Federation Outpost: Worf
      P1 hand: Data, Taurik
    `);
  table.P1.reports('Taurik to Federation Outpost');
  table.P1.reports('Data to Federation Outpost');
  now(table).holds(`
      P1 hand: nothing
      aboard Federation Outpost: Worf, Taurik, Data
    `);
});
