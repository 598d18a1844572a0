import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { microbioticColony } from './microbiotic-colony.ts';

test('P35 Microbiotic Colony: reads aloud', () => {
  expect(english(microbioticColony)).toBe(
    'Unless the crew has SCIENCE, ENGINEER, and OFFICER, damage and stop the ship. Discard dilemma.',
  );
});

const meeting = (crew: string, ship = 'U.S.S. Oberth') => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Microbiotic Colony by P2
    P1 ship: ${ship} at Investigate Rogue Comet aboard ${crew}
  `);
  table.P1.attempts('Investigate Rogue Comet');
  return table;
};

test.each(['Mendon, Taurik, Giusti', 'Mendon, Data'])('P35 Microbiotic Colony: %s pass', (crew) => {
  now(meeting(crew))
    .happened('Microbiotic Colony conditions met; Microbiotic Colony discarded')
    .holds(
      `
      not damaged: U.S.S. Oberth
      not stopped: U.S.S. Oberth
      `,
    );
});

test.each(['Mendon, Taurik', 'Mendon, Giusti', 'Taurik, Giusti'])(
  'P35 Microbiotic Colony: %s do not pass; the ship is damaged, ship and crew are stopped',
  (crew) => {
    now(meeting(crew))
      .happened(
        'Microbiotic Colony conditions failed; U.S.S. Oberth damaged to 50; U.S.S. Oberth stopped; Microbiotic Colony discarded',
      )
      .holds(
        `
      RANGE of U.S.S. Oberth: 5
      P1 score: 0
      `,
      );
  },
);
