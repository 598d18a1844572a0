import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { treatyFederationKlingon } from './treaty-federation-klingon.ts';

test('P99 Treaty: Federation/Klingon: reads aloud', () => {
  expect(english(treatyFederationKlingon)).toBe(
    'Plays on the table. Your Federation and Klingon cards are compatible. Immune to Kevin Uxbridge.',
  );
});

test('P99 Treaty: Federation/Klingon: your cards of both affiliations serve together', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 hand: Treaty: Federation/Klingon, Gowron
    P1 draw deck: Mendon
  `);
  table.P1.reports('Gowron to Federation Outpost');
  now(table).refused('B-13.11');
  table.P1.plays('Treaty: Federation/Klingon');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.reports('Gowron to Federation Outpost');
  now(table).holds(`
      aboard Federation Outpost: Data, Gowron
      not under house arrest: Data, Gowron
    `);
});

test('P99 Treaty: Federation/Klingon: a third affiliation stays out', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data, Gowron
    P1 table: Treaty: Federation/Klingon
    P1 hand: Sela
  `);
  table.P1.reports('Sela to Federation Outpost');
  now(table).refused('B-13.11');
});

test('P99 Treaty: Federation/Klingon: the opponent gains nothing from it', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 table: Treaty: Federation/Klingon
    P2 outpost: Federation Outpost at Excavation
    P2 hand: Gowron
  `);
  table.P2.reports('Gowron to Federation Outpost');
  now(table).refused('B-13.11');
});

test('P99 Treaty: Federation/Klingon: Kevin Uxbridge cannot touch it, neither played nor in play', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Treaty: Federation/Klingon
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Treaty: Federation/Klingon');
  now(table).doesNotOffer('P2 responds with Kevin Uxbridge');
  table.P2.plays('Kevin Uxbridge on Treaty: Federation/Klingon');
  now(table).refused('B-24.6').holds('P1 table: Treaty: Federation/Klingon');
});
