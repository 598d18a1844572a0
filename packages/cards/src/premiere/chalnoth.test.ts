import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { chalnoth } from './chalnoth.ts';

test('P19 Chalnoth: reads aloud', () => {
  expect(english(chalnoth)).toBe(
    "Unless the team has 3 SECURITY or STRENGTH over 40, kill one member (opponent's choice) and stop the " +
      'rest. If it has, score 5 points. Discard dilemma.',
  );
});

test('P19 Chalnoth: STRENGTH 40 is not enough; the opponent chooses who dies', () => {
  // 10 + 12 + 8 + 6 + 4
  const table = given(`
    P1 mission: Evacuation / Chalnoth by P2
    P1 planet: Worf, Data, Taurik, Jean-Luc Picard, Linda Larson, Hannah Bates [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P2 opponent chooses');
  table.P2.chooses('Data');
  now(table).happened('Data killed; Worf stopped').holds('P1 score: 0');
});

test('P19 Chalnoth: STRENGTH 41 scores 5 points', () => {
  const table = given(`
    P1 mission: Evacuation / Chalnoth by P2
    P1 planet: Worf, Data, Taurik, Jean-Luc Picard, Simon Tarses
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Chalnoth conditions met; P1 scored 5 for Chalnoth')
    .holds(
      `
      P1 bonus: Chalnoth
      P2 discard pile: nothing
      not stopped: Worf, Data
      `,
    );
});

test('P19 Chalnoth: 3 SECURITY will do, 2 will not', () => {
  const three = given(`
    P1 mission: Evacuation / Chalnoth by P2
    P1 planet: 3x Darian Wallace
  `);
  three.P1.attempts('Evacuation');
  now(three).happened('P1 scored 5');
  const two = given(`
    P1 mission: Evacuation / Chalnoth by P2
    P1 planet: 2x Darian Wallace, Darian Wallace [stopped]
  `);
  two.P1.attempts('Evacuation');
  two.P2.chooses('Darian Wallace');
  now(two).happened('Darian Wallace killed');
});

test('P19 Chalnoth: nullified it scores nothing', () => {
  const table = given(`
    P1 mission: Evacuation / Chalnoth by P2
    P1 planet: 3x Darian Wallace, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Chalnoth nullified; Chalnoth discarded').holds('P1 score: 0');
});
