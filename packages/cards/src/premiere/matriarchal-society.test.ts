import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { matriarchalSociety } from './matriarchal-society.ts';

test('P33 Matriarchal Society: reads aloud', () => {
  expect(english(matriarchalSociety)).toBe(
    'Unless the team has at least two female members, stop it and put dilemma back under mission.',
  );
});

test('P33 Matriarchal Society: two females pass', () => {
  const table = given(`
    P1 mission: Evacuation / Matriarchal Society by P2
    P1 planet: Calloway, Taitt, Data
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Matriarchal Society conditions met; Matriarchal Society discarded')
    .holds('not stopped: Calloway, Taitt, Data');
});

test('P33 Matriarchal Society: one female is stopped before it, and meets it again', () => {
  const table = given(`
    P1 mission: Evacuation / Matriarchal Society by P2, Archer by P2
    P1 planet: Calloway, Data, Soren, Taitt [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(
      `
      Matriarchal Society conditions failed
      Calloway stopped
      Data stopped
      Soren stopped
      Matriarchal Society returned under mission
      `,
    )
    .holds('under Evacuation: Matriarchal Society, Archer');
});
