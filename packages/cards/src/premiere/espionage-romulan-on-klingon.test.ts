import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { espionageRomulanOnKlingon } from './espionage-romulan-on-klingon.ts';

test('P74 Espionage: Romulan on Klingon: reads aloud', () => {
  expect(english(espionageRomulanOnKlingon)).toBe(
    'Plays on any Klingon mission. Your Romulan personnel may attempt it. Discard when mission is completed.',
  );
});

test('P74 Espionage: Romulan on Klingon: your Romulan personnel attempt and complete that mission; then it is discarded', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 planet: Taibak, Tallus
    P1 hand: Espionage: Romulan on Klingon
  `);
  table.P1.plays('Espionage: Romulan on Klingon on Fever Emergency');
  table.P1.attempts('Fever Emergency');
  now(table)
    .happened('Fever Emergency mission completed by P1; Espionage: Romulan on Klingon discarded')
    .holds('P1 score: 35');
});

test('P74 Espionage: Romulan on Klingon: without it they cannot', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 planet: Taibak, Tallus
  `);
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P74 Espionage: Romulan on Klingon: the opponent’s personnel gain nothing from it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Romulan on Klingon
    P2 planet: Taibak
  `);
  table.P2.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P74 Espionage: Romulan on Klingon: another affiliation is not meant', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Romulan on Klingon
    P1 planet: Data
  `);
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});

test('P74 Espionage: Romulan on Klingon: only on missions that show the Klingon icon, and only on open ones', () => {
  const table = given(`
    P2 mission: Excavation
    P2 mission: Fever Emergency, completed by P2
    P1 mission: Medical Relief
    P1 hand: Espionage: Romulan on Klingon
  `);
  table.P1.plays('Espionage: Romulan on Klingon on Excavation');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Romulan on Klingon on Fever Emergency');
  now(table).refused('B-12.11');
  table.P1.plays('Espionage: Romulan on Klingon on Medical Relief');
  now(table).happened('Espionage: Romulan on Klingon placed on');
});

test('P74 Espionage: Romulan on Klingon: Kevin Uxbridge ends it: no further attempt', () => {
  const table = given(`
    P2 mission: Fever Emergency
    P1 on Fever Emergency: Espionage: Romulan on Klingon
    P1 planet: Thei
    P2 hand: Kevin Uxbridge
  `);
  table.P1.attempts('Fever Emergency');
  now(table).happened('Fever Emergency attempt failed');
  table.P2.plays('Kevin Uxbridge on Espionage: Romulan on Klingon');
  table.P1.attempts('Fever Emergency');
  now(table).refused('B-16.4');
});
