import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { energyVortex } from './energy-vortex.ts';

test('P115 Energy Vortex: reads aloud', () => {
  expect(english(energyVortex)).toBe(
    'Just after your opponent plays a non-interrupt card from hand, return it to hand; they must play a different ' +
      'card instead if they can.',
  );
});

const hall = `
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
  `;

test('P115 Energy Vortex: a report is taken back and another card has to be played in its place', () => {
  const table = given(`${hall}
    P1 hand: Data, Taurik, The Juggler
    P2 hand: Energy Vortex
  `);
  table.P1.reports('Data to Federation Outpost');
  table.P2.responds('Energy Vortex');
  now(table)
    .happened('Data returned to hand of P1')
    .holds('asked: P1 replace play')
    .offers('P1 reports Taurik to Federation Outpost')
    .doesNotOffer('P1 reports Data to Federation Outpost', 'P1 passes', 'P1 plays The Juggler on P1');
  table.P1.reports('Taurik to Federation Outpost');
  now(table).happened('Taurik reported').holds(`
    aboard Federation Outpost: Taurik
    P1 hand: The Juggler, Data
    P2 discard pile: Energy Vortex
  `);
  table.P1.reports('Data to Federation Outpost');
  now(table).refused('B-11.6');
});

test('P115 Energy Vortex: with nothing else to play the card play is lost', () => {
  const table = given(`${hall}
    P1 hand: 2x Taurik
    P2 hand: Energy Vortex
  `);
  table.P1.reports('Taurik to Federation Outpost');
  table.P2.responds('Energy Vortex');
  now(table).happened('Taurik returned to hand').holds(`
    aboard Federation Outpost: nothing
    P1 hand: Taurik, Taurik
  `);
  table.P1.reports('Taurik to Federation Outpost');
  now(table).refused('B-11.6');
});

test('P115 Energy Vortex: an event is taken back, and an event may take its place', () => {
  const table = given(`${hall}
    P1 ship: Runabout at Excavation
    P1 hand: Red Alert!, Bynars Weapon Enhancement
    P2 hand: Energy Vortex
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Energy Vortex');
  table.P1.plays('Bynars Weapon Enhancement on Runabout');
  now(table).holds(`
    P1 hand: Red Alert!
    on Runabout: Bynars Weapon Enhancement
    P1 table: nothing
  `);
});

test('P115 Energy Vortex: a second one on the substitute', () => {
  const table = given(`${hall}
    P1 hand: Data, Taurik
    P2 hand: 2x Energy Vortex
  `);
  table.P1.reports('Data to Federation Outpost');
  table.P2.responds('Energy Vortex');
  table.P1.reports('Taurik to Federation Outpost');
  table.P2.responds('Energy Vortex');
  now(table).doesNotOffer('P1 reports Taurik to Federation Outpost');
  table.P1.reports('Data to Federation Outpost');
  now(table).holds(`
    aboard Federation Outpost: Data
    P1 hand: Taurik
  `);
});

test('P115 Energy Vortex: inside a Red Alert! group one report is replaced and the group goes on', () => {
  const table = given(`${hall}
    P1 table: Red Alert!
    P1 hand: Data, Taurik, Giusti
    P2 hand: Energy Vortex
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Data to Federation Outpost');
  table.P2.responds('Energy Vortex');
  now(table).happened('Data returned to hand').doesNotOffer('P1 reports Data to Federation Outpost', 'P1 passes');
  table.P1.reports('Giusti to Federation Outpost');
  now(table).holds('asked: P1 report next').offers('P1 reports Data to Federation Outpost');
  table.P1.reports('Taurik to Federation Outpost');
  table.P1.passes();
  now(table).holds(`
    aboard Federation Outpost: Giusti, Taurik
    P1 hand: Data
  `);
});

test('P115 Energy Vortex: nullified by Amanda Rogers the first card resolves', () => {
  const table = given(`${hall}
    P1 hand: Data, Amanda Rogers
    P2 hand: Energy Vortex
  `);
  table.P1.reports('Data to Federation Outpost');
  table.P2.responds('Energy Vortex');
  table.P1.responds('Amanda Rogers');
  now(table).happened('Energy Vortex nullified; Data reported').holds('aboard Federation Outpost: Data');
});

test('P115 Energy Vortex: not against interrupts, not against your own cards', () => {
  const table = given(`${hall}
    P1 hand: The Juggler, Data, Energy Vortex
    P2 hand: Energy Vortex
  `);
  table.P1.plays('The Juggler on P2');
  now(table).doesNotOffer('P2 responds with Energy Vortex');
  table.P1.reports('Data to Federation Outpost');
  now(table).doesNotOffer('P1 responds with Energy Vortex');
});

test('P115 Energy Vortex: an artifact from hand played as an event is one, as an interrupt it is not', () => {
  const table = given(`${hall}
    P1 ship: Runabout at Excavation
    P1 hand: Kurlan Naiskos, Thought Maker
    P2 hand: Energy Vortex
    P2 draw deck: Worf, Gowron
  `);
  table.P1.plays('Thought Maker');
  now(table).doesNotOffer('P2 responds with Energy Vortex');
  table.P1.arranges('Gowron, Worf');
  table.P1.plays('Kurlan Naiskos on Runabout');
  table.P2.responds('Energy Vortex');
  now(table).happened('Kurlan Naiskos returned to hand');
});

test('P115 Energy Vortex: building an outpost is a play from hand, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taurik
    P1 hand: Federation Outpost
    P2 hand: Energy Vortex
  `);
  table.P1.builds('Federation Outpost at Excavation');
  table.P2.responds('Energy Vortex');
  now(table).holds(`
    P1 hand: Federation Outpost
    space Excavation: nothing
  `);
});
