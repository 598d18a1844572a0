import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { graviticMine } from './gravitic-mine.ts';

test('P26 Gravitic Mine: reads aloud', () => {
  expect(english(graviticMine)).toBe(
    'Unless the crew has SCIENCE and Navigation, damage and stop the ship. Discard dilemma.',
  );
});

const meeting = (crew: string, ship = 'U.S.S. Oberth') => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Gravitic Mine by P2
    P1 ship: ${ship} at Investigate Rogue Comet aboard ${crew}
  `);
  table.P1.attempts('Investigate Rogue Comet');
  return table;
};

test.each(['Mendon, McKnight'])('P26 Gravitic Mine: %s pass', (crew) => {
  now(meeting(crew))
    .happened('Gravitic Mine conditions met; Gravitic Mine discarded')
    .holds(
      `
      not damaged: U.S.S. Oberth
      not stopped: U.S.S. Oberth
      `,
    );
});

test.each(['Mendon', 'McKnight, Mendon [stopped]'])(
  'P26 Gravitic Mine: %s do not pass; the ship is damaged, ship and crew are stopped',
  (crew) => {
    now(meeting(crew))
      .happened(
        'Gravitic Mine conditions failed; U.S.S. Oberth damaged to 50; U.S.S. Oberth stopped; Gravitic Mine discarded',
      )
      .holds(
        `
      RANGE of U.S.S. Oberth: 5
      P1 score: 0
      `,
      );
  },
);

test('P26 Gravitic Mine: a ship already damaged is destroyed', () => {
  now(meeting('Mendon', 'U.S.S. Oberth [damaged]')).happened(
    'U.S.S. Oberth damaged to 0; U.S.S. Oberth destroyed; Mendon killed; U.S.S. Oberth discarded',
  );
});

test('P26 Gravitic Mine: Escape Pod saves the crew of a ship damaged twice', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Gravitic Mine by P2
    P1 ship: U.S.S. Oberth [damaged] at Investigate Rogue Comet aboard Mendon
    P1 hand: Escape Pod
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.responds('Escape Pod');
  now(table).happened('Mendon saved; U.S.S. Oberth destroyed').didNotHappen('Mendon killed');
});
