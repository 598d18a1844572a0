import { english } from '@spaceline/language';
import { expert, given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { secretSalvageIi } from './secret-salvage-ii.ts';

const title = 'Secret Salvage II';
const outpost = `${title} outpost`;

test('EP20 Secret Salvage II: reads aloud, both sides', () => {
  expect(english(secretSalvageIi)).toBe(
    '4 Treachery, or 2 Navigation and Computer Skill. Front: your Klingon outpost (SHIELDS 32); if it is ' +
      'destroyed, turn this mission over. Back: with your Klingon ENGINEER here, you may turn this mission over in ' +
      'place of your normal card play; draw no cards that turn.',
  );
});

test('EP-4.2, B-27.43, EP20: over the Secret Salvage of the opponent each solves for the points of their own card', () => {
  const solve = (player: 'P1' | 'P2') => {
    const table = given(
      `
      turn 1: ${player}, orders
      P2 mission: Secret Salvage
      P1 mission: ${title} [other side]
      ${player} ship: I.K.C. K'Vort at Secret Salvage aboard Test Expert
      `,
      { cards: [expert('Klingon', [['Treachery', 4]])] },
    );
    table[player].attempts('Secret Salvage');
    return now(table);
  };
  solve('P1').happened('P1 scored 25');
  solve('P2').happened('P2 scored 30');
});

test('EP20: near miss: three Treachery are not four', () => {
  const table = given(
    `
    P1 mission: ${title} [other side]
    P1 ship: I.K.C. K'Vort at ${title} aboard Test Expert
    `,
    { cards: [expert('Klingon', [['Treachery', 3]])] },
  );
  table.P1.attempts(title);
  now(table).happened(`${title} attempt failed`);
});

test('EP-4.2, EP20: seeded, it goes onto the Secret Salvage of the opponent, with either side up', () => {
  const table = given(`
    phase: missions, P1 next
    P2 mission: Secret Salvage
    P1 mission pile: Secret Salvage II
  `);
  const onto = 'P1 places Secret Salvage II onto Secret Salvage';
  expect(table.table.menu()).toEqual([onto, onto]);
  table.P1.chooses('option 1');
  now(table).holds(`
    spaceline: Secret Salvage
    space Secret Salvage: ${outpost}
  `);
});

test('EP-4.2, EP20: near miss: beside another mission it is a location of its own', () => {
  const table = given(`
    phase: missions, P1 next
    P2 mission: Explore Black Cluster
    P1 mission pile: Secret Salvage II
  `);
  const beside = (side: string): string => `P1 places Secret Salvage II ${side} of Explore Black Cluster`;
  expect(new Set(table.table.menu())).toEqual(new Set([beside('left'), beside('right')]));
  table.P1.chooses('option 1');
  now(table).holds('spaceline: Secret Salvage II, Explore Black Cluster');
});
