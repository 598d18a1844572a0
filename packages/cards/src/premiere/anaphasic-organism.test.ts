import { dualPersonnel, english } from '@spaceline/language';
import { premiere } from './set.ts';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { anaphasicOrganism } from './anaphasic-organism.ts';

test('P12 Anaphasic Organism: reads aloud', () => {
  expect(english(anaphasicOrganism)).toBe(
    'If the team has a female member, discard the one with the highest attribute total and stop the rest, ' +
      'unless the team has SECURITY and MEDICAL. Discard dilemma.',
  );
});

test('P12 Anaphasic Organism: the best female resigns without being killed, the rest are stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Data, Beverly Crusher, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Anaphasic Organism conditions failed; Beverly Crusher discarded; Data stopped; Calloway stopped')
    .didNotHappen('Beverly Crusher killed')
    .holds('P2 discard pile: Anaphasic Organism');
});

test('P12 Anaphasic Organism: a team without females is passed by', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2, Impassable Door by P2
    P1 planet: Simon Tarses, Soren
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Anaphasic Organism trigger absent; Anaphasic Organism discarded; Impassable Door encountered')
    .didNotHappen('Anaphasic Organism conditions failed');
});

test('P12 Anaphasic Organism: SECURITY and MEDICAL overcome it', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Darian Wallace, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Anaphasic Organism conditions met').holds('not stopped: Darian Wallace, Calloway');
});

test('P12 Anaphasic Organism: MEDICAL alone does not', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Simon Tarses, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Calloway discarded; Simon Tarses stopped');
});

test('P12 Anaphasic Organism: the opponent decides between equals', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Taitt, Giusti, Calloway
  `);
  table.P1.attempts('Evacuation');
  table.P2.chooses('Giusti');
  now(table).happened('Giusti discarded; Taitt stopped');
});

test('P12 Anaphasic Organism: a stopped female is not in the team', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Simon Tarses, Beverly Crusher [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Anaphasic Organism trigger absent').holds('in play: Beverly Crusher');
});

test('P12 Anaphasic Organism: the Genetronic Replicator saves nobody who resigns', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Leah Brahms, 2x Simon Tarses
    P1 table: Genetronic Replicator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Leah Brahms discarded').holds('P1 hand: nothing');
});

/** Made up: a female with a total of 15 beside a male with one of 30. */
const pair = dualPersonnel('Test Pair', {
  affiliations: ['Federation'],
  persons: [
    ['One', { classification: 'CIVILIAN', skills: [], integrity: 5, cunning: 5, strength: 5, gender: 'female' }],
    ['Other', { classification: 'CIVILIAN', skills: [], integrity: 10, cunning: 10, strength: 10, gender: 'male' }],
  ],
  personas: ['One', 'Other'],
  printed: [premiere(923, 'P')],
});

test('P12 Anaphasic Organism: of a pair on one card only the female is compared', () => {
  const table = given(
    `
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Test Pair, Beverly Crusher, Data
    `,
    { cards: [pair] },
  );
  table.P1.attempts('Evacuation');
  now(table).happened('Beverly Crusher discarded; Test Pair stopped');
});

test('P12 Anaphasic Organism: the pair goes as a whole if she is the highest', () => {
  const table = given(
    `
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Test Pair, Data
    `,
    { cards: [pair] },
  );
  table.P1.attempts('Evacuation');
  now(table).happened('Test Pair discarded; Data stopped');
});
