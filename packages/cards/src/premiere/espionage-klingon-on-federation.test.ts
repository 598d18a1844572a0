import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { espionageKlingonOnFederation } from './espionage-klingon-on-federation.ts';

test('P72 Espionage: Klingon on Federation: reads aloud', () => {
  expect(english(espionageKlingonOnFederation)).toBe(
    'Plays on any Federation mission. Your Klingon personnel may attempt it. Discard when mission is completed.',
  );
});

test('P72 Espionage: Klingon on Federation: your Klingon personnel attempt and complete that mission; then it is discarded', () => {
  const table = given(`
    P2 mission: Excavation
    P1 planet: Koral
    P1 hand: Espionage: Klingon on Federation
  `);
  table.P1.plays('Espionage: Klingon on Federation on Excavation');
  table.P1.attempts('Excavation');
  now(table)
    .happened('Excavation mission completed by P1; Espionage: Klingon on Federation discarded')
    .holds('P1 score: 25');
});

test('P72 Espionage: Klingon on Federation: without it they cannot', () => {
  const table = given(`
    P2 mission: Excavation
    P1 planet: Koral
  `);
  table.P1.attempts('Excavation');
  now(table).refused('B-16.4');
});

test('P72 Espionage: Klingon on Federation: the opponent’s personnel gain nothing from it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: First Contact
    P1 on First Contact: Espionage: Klingon on Federation
    P2 planet: Koral
  `);
  table.P2.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P72 Espionage: Klingon on Federation: another affiliation is not meant', () => {
  const table = given(`
    P2 mission: First Contact
    P1 on First Contact: Espionage: Klingon on Federation
    P1 planet: Sela
  `);
  table.P1.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P72 Espionage: Klingon on Federation: only on missions that show the Federation icon, and only on open ones', () => {
  const table = given(`
    P2 mission: Extraction
    P2 mission: First Contact, completed by P2
    P1 mission: Evacuation
    P1 hand: Espionage: Klingon on Federation
  `);
  table.P1.plays('Espionage: Klingon on Federation on Extraction');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Klingon on Federation on First Contact');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Klingon on Federation on Evacuation');
  now(table).happened('Espionage: Klingon on Federation placed on');
});

test('P72 Espionage: Klingon on Federation: Kevin Uxbridge ends it: no further attempt', () => {
  const table = given(`
    P2 mission: First Contact
    P1 on First Contact: Espionage: Klingon on Federation
    P1 planet: Klag
    P2 hand: Kevin Uxbridge
  `);
  table.P1.attempts('First Contact');
  now(table).happened('First Contact attempt failed');
  table.P2.plays('Kevin Uxbridge on Espionage: Klingon on Federation');
  table.P1.attempts('First Contact');
  now(table).refused('B-16.4');
});
