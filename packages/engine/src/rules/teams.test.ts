import { atRandom, auto, dilemma, stop } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const delay = dilemma('Delay', { where: 'planet', encounter: auto([stop(atRandom())]), printed: [] });

describe('equipment of a team of which a part is stopped', () => {
  test('B-10.23: stays with the unstopped', () => {
    const table = given(
      `
      P1 mission: Evacuation / Delay by P2
      P1 planet: Data, Worf, Tricorder
      chance: Data
      `,
      { cards: [delay] },
    );
    table.P1.attempts('Evacuation');
    now(table).holds(`
      stopped: Data
      not stopped: Worf, Tricorder
    `);
  });

  test('B-10.23, B-19.12: is stopped with the last of them', () => {
    const table = given(
      `
      P1 mission: Evacuation / Delay by P2
      P1 planet: Data, Worf [stopped], Tricorder
      `,
      { cards: [delay] },
    );
    table.P1.attempts('Evacuation');
    now(table).holds('stopped: Data, Tricorder');
  });
});
