import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { hologramRuse } from './hologram-ruse.ts';

test('P27 Hologram Ruse: reads aloud', () => {
  expect(english(hologramRuse)).toBe(
    'Unless the team has INTEGRITY over 30 and CUNNING over 30, stop it and put dilemma back under ' + 'mission.',
  );
});

const meeting = (team: string) => {
  const table = given(`
    P1 mission: Avert Disaster / Hologram Ruse by P2
    P1 planet: ${team}
  `);
  table.P1.attempts('Avert Disaster');
  return table;
};

test('P27 Hologram Ruse: INTEGRITY 32 and CUNNING 35 pass', () => {
  now(meeting('Data, Jean-Luc Picard, Beverly Crusher, Wesley Crusher')).happened('Hologram Ruse conditions met');
});

test('P27 Hologram Ruse: CUNNING 30 fails although INTEGRITY suffices', () => {
  // INTEGRITY 8 + 8 + 8 + 7 + 7, CUNNING 8 + 7 + 5 + 5 + 5
  now(meeting('Beverly Crusher, William T. Riker, Mendon, Calloway, Darian Wallace'))
    .happened('Hologram Ruse conditions failed; Mendon stopped; Hologram Ruse returned under mission')
    .holds('under Avert Disaster: Hologram Ruse');
});

test('P27 Hologram Ruse: a PADD makes up for it', () => {
  now(meeting('Beverly Crusher, William T. Riker, Mendon, Calloway, Darian Wallace, Federation PADD')).happened(
    'Hologram Ruse conditions met',
  );
});

test('P27 Hologram Ruse: INTEGRITY 30 fails although CUNNING suffices', () => {
  // INTEGRITY 3 + 3 + 8 + 8 + 8, CUNNING 8 + 7 + 12 + 8 + 6
  now(meeting('Vash, Nikolai Rozhenko, Data, Beverly Crusher, Worf')).happened('Hologram Ruse conditions failed');
});
