import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nullSpace } from './null-space.ts';

test('P41 Null Space: reads aloud', () => {
  expect(english(nullSpace)).toBe(
    'Unless the crew has 2 Navigation, damage and stop the ship. If it has, score 5 points. Discard ' + 'dilemma.',
  );
});

test('P41 Null Space: 2 Navigation score 5 points', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard 2x McKnight
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('P1 scored 5 for Null Space')
    .holds(
      `
      not damaged: U.S.S. Oberth
      not stopped: U.S.S. Oberth
      `,
    );
});

test('P41 Null Space: one Navigation does not prevent the damage', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard McKnight, McKnight [stopped]
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('U.S.S. Oberth damaged; McKnight stopped; Null Space discarded')
    .holds(
      `
      damaged: U.S.S. Oberth
      stopped: U.S.S. Oberth
      RANGE of U.S.S. Oberth: 5
      P1 score: 0
      `,
    );
});

test('P41 Null Space: the second copy waits behind the first, and destroys a ship still damaged', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Null Space by P2, Null Space by P1
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Taitt
  `);
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table).holds("under Investigate Rogue Comet: P1's Null Space");
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table)
    .happened('U.S.S. Oberth damaged to 0; U.S.S. Oberth destroyed; Giusti killed')
    .holds('in play: U.S.S. Hood');
});
