import { english } from '@spaceline/language';
import { expert, given, now, unbuilt } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { investigateAnomalyIi } from './investigate-anomaly-ii.ts';

const title = 'Investigate Anomaly II';

test('EP17 Investigate Anomaly II: reads aloud, both sides', () => {
  expect(english(investigateAnomalyIi)).toBe(
    'Exobiology and STRENGTH over 35. Front: your Federation outpost (SHIELDS 30); if it is destroyed, turn this ' +
      'mission over. Back: with your Federation ENGINEER here, you may turn this mission over in place of your ' +
      'normal card play; draw no cards that turn.',
  );
});

test('B-27.37, EP17: solved, it is turned over all the same, and is worth 25', () => {
  const table = given(
    `
    P1 mission: ${title} [other side]
    P1 ship: Runabout at ${title} aboard Test Expert
    P1 draw deck: 3x Taitt
    `,
    { cards: [expert('Federation', ['Exobiology', 'ENGINEER'])] },
  );
  table.P1.attempts(title);
  now(table).happened(`${title} mission completed; P1 scored 25`);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds('P1 score: 25');
});

test('EP17: near miss: STRENGTH over 35 without Exobiology is not enough', () => {
  const table = unbuilt(title, 'Federation', ['Music'], 'Runabout');
  table.P1.attempts(title);
  now(table).happened(`${title} attempt failed`);
});
