import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { treatyFederationRomulan } from './treaty-federation-romulan.ts';

test('P100 Treaty: Federation/Romulan: reads aloud', () => {
  expect(english(treatyFederationRomulan)).toBe(
    'Plays on table. Your Federation and Romulan cards are compatible. (Immune to Kevin Uxbridge.)',
  );
});

test('P100 Treaty: Federation/Romulan: your cards of both affiliations serve together', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 hand: Treaty: Federation/Romulan, Sela
    P1 draw deck: Mendon
  `);
  table.P1.reports('Sela to Federation Outpost');
  now(table).refused('B-13.11');
  table.P1.plays('Treaty: Federation/Romulan');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.reports('Sela to Federation Outpost');
  now(table).holds(`
      aboard Federation Outpost: Data, Sela
      not under house arrest: Data, Sela
    `);
});

test('P100 Treaty: Federation/Romulan: a third affiliation stays out', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data, Sela
    P1 table: Treaty: Federation/Romulan
    P1 hand: Gowron
  `);
  table.P1.reports('Gowron to Federation Outpost');
  now(table).refused('B-13.11');
});

test('P100 Treaty: Federation/Romulan: the opponent gains nothing from it', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 table: Treaty: Federation/Romulan
    P2 outpost: Federation Outpost at Excavation
    P2 hand: Sela
  `);
  table.P2.reports('Sela to Federation Outpost');
  now(table).refused('B-13.11');
});

test('P100 Treaty: Federation/Romulan: Kevin Uxbridge cannot touch it, neither played nor in play', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Treaty: Federation/Romulan
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Treaty: Federation/Romulan');
  now(table).doesNotOffer('P2 responds with Kevin Uxbridge');
  table.P2.plays('Kevin Uxbridge on Treaty: Federation/Romulan');
  now(table).refused('B-24.6').holds('P1 table: Treaty: Federation/Romulan');
});
