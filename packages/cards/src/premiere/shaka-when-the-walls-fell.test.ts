import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { shakaWhenTheWallsFell } from './shaka-when-the-walls-fell.ts';

const title = 'Shaka, When the Walls Fell';

test('P49 Shaka, When the Walls Fell: reads aloud', () => {
  expect(english(shakaWhenTheWallsFell)).toBe(
    'Unless the team has 2 Diplomacy and CUNNING over 30, stop it and put dilemma back under mission.',
  );
});

const meeting = (team: string) => {
  const table = given(`
    P1 mission: Avert Disaster / ${title} by P2
    P1 planet: ${team}
  `);
  table.P1.attempts('Avert Disaster');
  return table;
};

test('P49 Shaka, When the Walls Fell: 2 Diplomacy and CUNNING 31 pass', () => {
  // 8 + 12 + 6 + 5
  now(meeting('Riva, Data, Worf [stopped], Giusti, Mendon')).happened(`${title} conditions met; ${title} discarded`);
});

test('P49 Shaka, When the Walls Fell: CUNNING 30 fails', () => {
  // 8 + 12 + 5 + 5
  const table = meeting('Riva, Data, Calloway, Mendon');
  now(table).happened(`${title} conditions failed; Riva stopped; ${title} returned under mission`);
});

test('P49 Shaka, When the Walls Fell: 1 Diplomacy fails', () => {
  now(meeting('Deanna Troi, Data, Beverly Crusher, Dr. Selar')).happened(`${title} conditions failed`);
});

test('P49 Shaka, When the Walls Fell: in space it stops ship and crew', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Riva
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds(
    `
    stopped: Riva, U.S.S. Oberth
    under Investigate Rogue Comet: ${title}
    `,
  );
});
