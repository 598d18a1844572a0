import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { espionageFederationOnKlingon } from './espionage-federation-on-klingon.ts';

test('P71 Espionage: Federation on Klingon: reads aloud', () => {
  expect(english(espionageFederationOnKlingon)).toBe(
    'Plays on any Klingon mission. Your Federation personnel may attempt it. Discard when mission is completed.',
  );
});

test('P71 Espionage: Federation on Klingon: your Federation personnel attempt and complete that mission; then it is discarded', () => {
  const table = given(`
    P2 mission: Relief Mission
    P1 planet: Mendon
    P1 hand: Espionage: Federation on Klingon
  `);
  table.P1.plays('Espionage: Federation on Klingon on Relief Mission');
  table.P1.attempts('Relief Mission');
  now(table)
    .happened('Relief Mission mission completed by P1; Espionage: Federation on Klingon discarded')
    .holds('P1 score: 20');
});

test('P71 Espionage: Federation on Klingon: without it they cannot', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 planet: Mendon
  `);
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P71 Espionage: Federation on Klingon: the opponent’s personnel gain nothing from it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Federation on Klingon
    P2 planet: Mendon
  `);
  table.P2.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P71 Espionage: Federation on Klingon: another affiliation is not meant', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Federation on Klingon
    P1 planet: Sela
  `);
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P71 Espionage: Federation on Klingon: only on missions that show the Klingon icon, and only on open ones', () => {
  const table = given(`
    P2 mission: Excavation
    P2 mission: Fever Emergency, completed by P2
    P1 mission: Medical Relief
    P1 hand: Espionage: Federation on Klingon
  `);
  table.P1.plays('Espionage: Federation on Klingon on Excavation');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Federation on Klingon on Fever Emergency');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Federation on Klingon on Medical Relief');
  now(table).happened('Espionage: Federation on Klingon placed on');
});

test('P71 Espionage: Federation on Klingon: Kevin Uxbridge ends it: no further attempt', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Federation on Klingon
    P1 planet: Worf
    P2 hand: Kevin Uxbridge
  `);
  table.P1.attempts('Fever Emergency');
  now(table).happened('Fever Emergency attempt failed');
  table.P2.plays('Kevin Uxbridge on Espionage: Federation on Klingon');
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});
