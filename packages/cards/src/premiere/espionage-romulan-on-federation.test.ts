import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { espionageRomulanOnFederation } from './espionage-romulan-on-federation.ts';

test('P73 Espionage: Romulan on Federation: reads aloud', () => {
  expect(english(espionageRomulanOnFederation)).toBe(
    'Plays on any Federation mission. Your Romulan personnel may attempt it. Discard when mission is completed.',
  );
});

test('P73 Espionage: Romulan on Federation: your Romulan personnel attempt and complete that mission; then it is discarded', () => {
  const table = given(`
    P2 mission: First Contact
    P1 planet: Pardek, Devinoni Ral
    P1 hand: Espionage: Romulan on Federation
  `);
  table.P1.plays('Espionage: Romulan on Federation on First Contact');
  table.P1.attempts('First Contact');
  now(table)
    .happened('First Contact mission completed by P1; Espionage: Romulan on Federation discarded')
    .holds('P1 score: 30');
});

test('P73 Espionage: Romulan on Federation: without it they cannot', () => {
  const table = given(`
    P2 mission: First Contact
    P1 planet: Pardek, Devinoni Ral
  `);
  table.P1.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P73 Espionage: Romulan on Federation: the opponent’s personnel gain nothing from it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: First Contact
    P1 on First Contact: Espionage: Romulan on Federation
    P2 planet: Pardek
  `);
  table.P2.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P73 Espionage: Romulan on Federation: another affiliation is not meant', () => {
  const table = given(`
    P2 mission: First Contact
    P1 on First Contact: Espionage: Romulan on Federation
    P1 planet: Gowron
  `);
  table.P1.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P73 Espionage: Romulan on Federation: only on missions that show the Federation icon, and only on open ones', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P2 mission: First Contact, completed by P2
    P1 mission: Evacuation
    P1 hand: Espionage: Romulan on Federation
  `);
  table.P1.plays('Espionage: Romulan on Federation on Fever Emergency');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Romulan on Federation on First Contact');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Romulan on Federation on Evacuation');
  now(table).happened('Espionage: Romulan on Federation placed on');
});

test('P73 Espionage: Romulan on Federation: Kevin Uxbridge ends it: no further attempt', () => {
  const table = given(`
    P2 mission: First Contact
    P1 on First Contact: Espionage: Romulan on Federation
    P1 planet: Thei
    P2 hand: Kevin Uxbridge
  `);
  table.P1.attempts('First Contact');
  now(table).happened('First Contact attempt failed');
  table.P2.plays('Kevin Uxbridge on Espionage: Romulan on Federation');
  table.P1.attempts('First Contact');
  now(table).refused('B-16.4');
});

test('P73 Espionage: Romulan on Federation: with a treaty a mixed team attempts by either affiliation', () => {
  const table = given(`
    P2 mission: First Contact
    P1 table: Treaty: Federation/Romulan
    P1 on First Contact: Espionage: Romulan on Federation
    P1 planet: Pardek, Deanna Troi
  `);
  table.P1.attempts('First Contact');
  now(table).happened('First Contact mission completed by P1');
});
