import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { treatyRomulanKlingon } from './treaty-romulan-klingon.ts';

test('P101 Treaty: Romulan/Klingon: reads aloud', () => {
  expect(english(treatyRomulanKlingon)).toBe(
    'Plays on table. Your Romulan and Klingon cards are compatible. (Immune to Kevin Uxbridge.)',
  );
});

test('P101 Treaty: Romulan/Klingon: your cards of both affiliations serve together', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Romulan Outpost at Excavation aboard Sela
    P1 hand: Treaty: Romulan/Klingon, Gowron
    P1 draw deck: Mendon
  `);
  table.P1.reports('Gowron to Romulan Outpost');
  now(table).refused('B-13.11');
  table.P1.plays('Treaty: Romulan/Klingon');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.reports('Gowron to Romulan Outpost');
  now(table).holds(`
      aboard Romulan Outpost: Sela, Gowron
      not under house arrest: Sela, Gowron
    `);
});

test('P101 Treaty: Romulan/Klingon: a third affiliation stays out', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Romulan Outpost at Excavation aboard Sela, Gowron
    P1 table: Treaty: Romulan/Klingon
    P1 hand: Data
  `);
  table.P1.reports('Data to Romulan Outpost');
  now(table).refused('B-13.11');
});

test('P101 Treaty: Romulan/Klingon: the opponent gains nothing from it', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 table: Treaty: Romulan/Klingon
    P2 outpost: Romulan Outpost at Excavation
    P2 hand: Gowron
  `);
  table.P2.reports('Gowron to Romulan Outpost');
  now(table).refused('B-13.11');
});

test('P101 Treaty: Romulan/Klingon: Kevin Uxbridge cannot touch it, neither played nor in play', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Treaty: Romulan/Klingon
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Treaty: Romulan/Klingon');
  now(table).doesNotOffer('P2 responds with Kevin Uxbridge');
  table.P2.plays('Kevin Uxbridge on Treaty: Romulan/Klingon');
  now(table).refused('B-24.6').holds('P1 table: Treaty: Romulan/Klingon');
});
