import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nausicaans } from './nausicaans.ts';

test('P39 Nausicaans: reads aloud', () => {
  expect(english(nausicaans)).toBe(
    'Unless the team has STRENGTH over 44, kill one member at random and stop the rest. Discard dilemma.',
  );
});

test('P39 Nausicaans: STRENGTH 44 fails: one dies at random, the rest are stopped', () => {
  // 10 + 12 + 8 + 8 + 6
  const table = given(`
    P1 mission: Avert Disaster / Nausicaans by P2
    P1 planet: Worf, Data, 2x Taurik, Jean-Luc Picard
  `).draws('Jean-Luc Picard');
  table.P1.attempts('Avert Disaster');
  now(table)
    .happened('Nausicaans conditions failed; Jean-Luc Picard killed; Worf stopped; Nausicaans discarded')
    .didNotHappen('Data killed');
});

test('P39 Nausicaans: a phaser lifts STRENGTH over 44', () => {
  const table = given(`
    P1 mission: Avert Disaster / Nausicaans by P2
    P1 planet: Worf, Data, 2x Taurik, Jean-Luc Picard, Starfleet Type II Phaser
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Nausicaans conditions met; Nausicaans discarded').holds('P1 score: 0');
});

test('P39 Nausicaans: the Varon-T Disruptor doubles the sum', () => {
  const table = given(`
    P1 mission: Avert Disaster / Nausicaans by P2
    P1 planet: Worf, Data, Varon-T Disruptor, Calloway
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Nausicaans conditions met');
});

test('P39 Nausicaans: the Interphase Generator nullifies them', () => {
  const table = given(`
    P1 mission: Avert Disaster / Nausicaans by P2
    P1 planet: Calloway, Interphase Generator
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Nausicaans nullified').holds('not stopped: Calloway');
});
