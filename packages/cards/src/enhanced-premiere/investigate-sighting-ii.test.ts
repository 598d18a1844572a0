import { english } from '@spaceline/language';
import { expert, given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { investigateSightingIi } from './investigate-sighting-ii.ts';

const title = 'Investigate Sighting II';

test('EP18 Investigate Sighting II: reads aloud, both sides', () => {
  expect(english(investigateSightingIi)).toBe(
    '3 Empathy; or Treachery, Exobiology, and CUNNING over 40. Front: your Romulan outpost (SHIELDS 32); if it ' +
      'is destroyed, turn this mission over. Back: with your Romulan ENGINEER here, you may turn this mission over ' +
      'in place of your normal card play; draw no cards that turn.',
  );
});

test('EP18: three Empathy solve it for 30, two do not', () => {
  const solve = (levels: number) => {
    const table = given(
      `
      P1 mission: ${title} [other side]
      P1 ship: Scout Vessel at ${title} aboard Test Expert
      `,
      { cards: [expert('Romulan', [['Empathy', levels]])] },
    );
    table.P1.attempts(title);
    return now(table);
  };
  solve(3).happened(`${title} mission completed; P1 scored 30`);
  solve(2).happened(`${title} attempt failed`);
});
