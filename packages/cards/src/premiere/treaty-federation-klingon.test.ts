import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { treatyFederationKlingon } from './treaty-federation-klingon.ts';

test('P99 Treaty: Federation/Klingon: reads aloud', () => {
  expect(english(treatyFederationKlingon)).toBe(
    'Plays on table. Your Federation and Klingon cards are compatible. (Immune to Kevin Uxbridge.)',
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

test('P99 Treaty: Federation/Klingon: PL-19: The Devil ends it in mid-voyage, and the strangers aboard are under house arrest', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 table: Treaty: Federation/Klingon
    P1 ship: U.S.S. Miranda at Test Mission aboard Mendon, Gowron
    P1 ship: Runabout at Test Mission aboard Worf
    P2 hand: The Devil
  `);
  table.P2.plays('The Devil on Treaty: Federation/Klingon');
  now(table).happened('Gowron under house arrest').holds(`
      not under house arrest: Mendon, Worf
      P1 table: nothing
    `);
});

test('P99 Treaty: Federation/Klingon: it is not transitive: with two treaties Klingons and Romulans still do not mix', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Federation/Klingon, Treaty: Federation/Romulan
    P1 outpost: Federation Outpost at Excavation aboard Gowron
    P1 hand: Sela
  `);
  table.P1.reports('Sela');
  now(table).refused('B-13.11');
});

test('P99 Treaty: Federation/Klingon: a mission still asks for a member of its icon', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 table: Treaty: Federation/Klingon
    P1 planet: Gowron, Kurn
  `);
  table.P1.attempts('Evacuation');
  now(table).refused('B-16.4');
});
