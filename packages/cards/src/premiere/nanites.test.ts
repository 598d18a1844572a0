import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nanites } from './nanites.ts';

test('P38 Nanites: reads aloud', () => {
  expect(english(nanites)).toBe(
    'Unless the crew has 2 SCIENCE or Diplomacy, damage and stop the ship. If it has, score 5 points. ' +
      'Discard dilemma.',
  );
});

const meeting = (crew: string, ship = 'U.S.S. Oberth') => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nanites by P2
    P1 ship: ${ship} at Investigate Rogue Comet aboard ${crew}
  `);
  table.P1.attempts('Investigate Rogue Comet');
  return table;
};

test.each(['Mendon, Taitt', 'Deanna Troi'])('P38 Nanites: %s pass', (crew) => {
  now(meeting(crew))
    .happened('Nanites conditions met; P1 scored 5 for Nanites')
    .holds(
      `
      not damaged: U.S.S. Oberth
      not stopped: U.S.S. Oberth
      `,
    );
});

test.each(['Mendon', 'Taurik, Deanna Troi [stopped]'])(
  'P38 Nanites: %s do not pass; the ship is damaged, ship and crew are stopped',
  (crew) => {
    now(meeting(crew))
      .happened('Nanites conditions failed; U.S.S. Oberth damaged to 50; U.S.S. Oberth stopped; Nanites discarded')
      .holds(
        `
      RANGE of U.S.S. Oberth: 5
      P1 score: 0
      `,
      );
  },
);
