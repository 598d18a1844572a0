import { english } from '@spaceline/language';
import type { Skill } from '@spaceline/language';
import { given, now, unbuilt } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { exploreBlackClusterIi } from './explore-black-cluster-ii.ts';

const title = 'Explore Black Cluster II';
const outpost = `${title} outpost`;

test('EP15 Explore Black Cluster II: reads aloud, both sides', () => {
  expect(english(exploreBlackClusterIi)).toBe(
    'Stellar Cartography and Leadership, or CUNNING over 50. Front: your Klingon outpost (SHIELDS 32); if it is ' +
      'destroyed, turn this mission over. Back: with your Klingon ENGINEER here, you may turn this mission over in ' +
      'place of your normal card play; draw no cards that turn.',
  );
});

test('EP-4.2, B-27.43, EP15: over Explore Black Cluster of the opponent the outpost is that of its owner alone', () => {
  const table = given(`
    turn 2: P2, card play
    P2 mission: Explore Black Cluster
    P1 mission: ${title}
    P1 outpost: ${outpost} at Explore Black Cluster
    P2 hand: Gorath
  `);
  table.P2.reports(`Gorath to ${outpost}`);
  now(table).refused('B-13.10');
});

test('EP15: Stellar Cartography and Leadership solve it for 30; one of them alone does not', () => {
  const solve = (skills: readonly Skill[]) => {
    const table = unbuilt(title, 'Klingon', skills, "I.K.C. K'Vort");
    table.P1.attempts(title);
    return now(table);
  };
  solve(['Stellar Cartography', 'Leadership']).happened(`${title} mission completed; P1 scored 30`);
  solve(['Stellar Cartography', 'Honor']).happened(`${title} attempt failed`);
});
