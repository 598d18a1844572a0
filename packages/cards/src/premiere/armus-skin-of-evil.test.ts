import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { armusSkinOfEvil } from './armus-skin-of-evil.ts';

test('P15 Armus: reads aloud', () => {
  expect(english(armusSkinOfEvil)).toBe('Kill one team member at random. Discard dilemma.');
});

test('P15 Armus: one dies at random, the others go on unstopped', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2, Impassable Door by P2
    P1 planet: Tasha Yar, Data, Worf
  `).draws('Tasha Yar');
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Tasha Yar selected; Tasha Yar killed; Armus - Skin of Evil discarded; Impassable Door encountered')
    .didNotHappen('Data killed; Worf killed; Armus - Skin of Evil conditions failed');
});

test('P15 Armus: with its last member the attempt ends, and nobody is there to be stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2, Archer by P2
    P1 planet: Data, Worf [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Data killed; Evacuation attempt ended')
    .didNotHappen('Archer encountered')
    .holds(
      `
      in play: Worf
      under Evacuation: Archer
      `,
    );
});

test('P15 Armus: the Interphase Generator nullifies it', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Data, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Armus - Skin of Evil nullified').holds('in play: Data');
});

test('P15 Armus: the Genetronic Replicator needs 2 MEDICAL besides the victim', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Worf, Beverly Crusher
    P1 table: Genetronic Replicator
  `).draws('Beverly Crusher');
  table.P1.attempts('Evacuation');
  now(table).happened('Beverly Crusher killed');
});
