import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { q } from './q.ts';

test('P44 Q: reads aloud', () => {
  expect(english(q)).toBe('Unless the team has 2 Leadership and INTEGRITY over 60, stop it. Discard dilemma.');
});

// INTEGRITY 9 + 8 + 8 + 8 + 8 + 8 + 7 = 56
const crew = 'Jean-Luc Picard, William T. Riker, Worf, Data, Sito Jaxa, Beverly Crusher, Mendon';

test('P44 Q: 2 Leadership and INTEGRITY 61 overcome it', () => {
  const table = given(`
    P1 mission: Avert Disaster / Q by P2
    P1 planet: ${crew}, Eric Pressman
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Q conditions met; Q discarded').holds('not stopped: Data');
});

test('P44 Q: INTEGRITY 60 is not enough', () => {
  const table = given(`
    P1 mission: Avert Disaster / Q by P2
    P1 planet: ${crew}, Ro Laren, Eric Pressman [stopped]
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Q conditions failed; Data stopped');
});

test('P44 Q: INTEGRITY alone is not enough, and it does not come back', () => {
  const table = given(`
    P1 mission: Avert Disaster / Q by P2
    P1 planet: Worf, Data, Sito Jaxa, Beverly Crusher, 4x Mendon, Jean-Luc Picard
  `);
  table.P1.attempts('Avert Disaster');
  now(table)
    .happened('Q conditions failed; Worf stopped; Q discarded; Avert Disaster attempt ended')
    .didNotHappen('Worf killed')
    .holds('under Avert Disaster: nothing');
});

test('P44 Q: in space the ship is stopped, too', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Q by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Q conditions failed').holds('stopped: Giusti, U.S.S. Oberth');
});

test('P44 Q: Q2 nullifies it before its conditions', () => {
  const table = given(`
    P1 mission: Avert Disaster / Q by P2
    P1 planet: Mendon
    P1 hand: Q2
  `);
  table.P1.attempts('Avert Disaster');
  table.P1.responds('Q2');
  now(table).happened('Q nullified; Q discarded').didNotHappen('Q conditions failed').holds('not stopped: Mendon');
});
