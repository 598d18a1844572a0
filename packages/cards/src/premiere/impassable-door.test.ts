import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { impassableDoor } from './impassable-door.ts';

test('P30 Impassable Door: reads aloud', () => {
  expect(english(impassableDoor)).toBe(
    'Unless the team has Computer Skill, stop it and put dilemma back under mission.',
  );
});

test('P30 Impassable Door: Computer Skill opens it', () => {
  const table = given(`
    P1 mission: Evacuation / Impassable Door by P2
    P1 planet: Christopher Hobson, Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Impassable Door conditions met; Impassable Door discarded')
    .holds('not stopped: Christopher Hobson, Mendon');
});

test('P30 Impassable Door: without it the team is stopped, and the next team meets it again', () => {
  const table = given(`
    P1 mission: Evacuation / Impassable Door by P2, Archer by P2
    P1 planet: Mendon, Christopher Hobson [stopped]
    P1 ship: Runabout at Evacuation aboard Data
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Mendon stopped; Impassable Door returned under mission; Evacuation attempt ended');
  table.P1.beams('Data to Evacuation');
  table.P1.attempts('Evacuation');
  now(table).happened('Impassable Door encountered; Impassable Door conditions met; Archer encountered; Data killed');
});

test('P30 Impassable Door: the Interphase Generator removes it for good', () => {
  const table = given(`
    P1 mission: Evacuation / Impassable Door by P2
    P1 planet: Mendon, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Impassable Door nullified; Impassable Door discarded').holds('under Evacuation: nothing');
});
