import type { Affiliation, Skill } from '@spaceline/language';
import { english, personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { exploreBlackClusterIi } from './explore-black-cluster-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Explore Black Cluster II';
const outpost = `${title} outpost`;

/** Somebody with one skill, made up for these tests. */
const expert = (affiliation: Affiliation, skills: readonly (Skill | readonly [Skill, number])[]) =>
  personnel('Test Expert', {
    affiliation,
    classification: 'CIVILIAN',
    skills,
    integrity: 29,
    cunning: 5,
    strength: 36,
    species: ['Human'],
    staffing: 'Stf',
    printed: [enhancedPremiere(902, 'P')],
  });

test('EP15 Explore Black Cluster II: reads aloud, both sides', () => {
  expect(english(exploreBlackClusterIi)).toBe(
    'Stellar Cartography and Leadership, or CUNNING over 50. Front: your Klingon outpost (SHIELDS 32); if it is destroyed, turn this mission over. ' +
      'Back: with your Klingon ENGINEER here, you may turn it over in place of your normal card play and draw no cards ' +
      'that turn.',
  );
});

test('EP-4.4, B-27.33, EP15: the front is an outpost of its owner, where Klingon cards report', () => {
  const table = given(`
    P1 mission: ${title}
    P1 outpost: ${outpost} at ${title}
    P1 hand: Gorath
  `);
  table.P1.reports(`Gorath to ${outpost}`);
  now(table).holds(`aboard ${outpost}: Gorath\nSHIELDS of ${outpost}: 32`);
});

const back = (affiliation: Affiliation, skills: readonly Skill[], ship: string, more = '') =>
  given(
    `
    P1 mission: ${title} [other side]
    P1 ship: ${ship} at ${title} aboard Test Expert
    P1 draw deck: 3x Klag
    ${more}
    `,
    { cards: [expert(affiliation, skills)] },
  );

test('EP-4.1, B-27.36, EP15: a Klingon ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
  const table = back('Klingon', ['ENGINEER'], "I.K.C. K'Vort", 'P1 hand: Gorath');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
  table.P1.reports(`Gorath to ${outpost}`);
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).didNotHappen('P1 drew');
});

test('B-27.36, EP15: near miss: neither a Federation ENGINEER nor a Klingon without that skill', () => {
  const foreign = back('Federation', ['ENGINEER'], 'Runabout');
  foreign.P1.flips(title);
  now(foreign).refused('B-13.19');
  const unskilled = back('Klingon', ['Music'], "I.K.C. K'Vort");
  unskilled.P1.flips(title);
  now(unskilled).refused('B-13.19');
});

test('B-27.36, EP15: refused when the card play is used', () => {
  const table = back('Klingon', ['ENGINEER'], "I.K.C. K'Vort", 'P1 hand: Red Alert!');
  table.P1.plays('Red Alert!');
  table.P1.flips(title);
  now(table).refused('B-11.6');
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
