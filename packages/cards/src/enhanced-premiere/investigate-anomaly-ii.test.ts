import type { Affiliation, Skill } from '@spaceline/language';
import { english, personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { investigateAnomalyIi } from './investigate-anomaly-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Investigate Anomaly II';
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

test('EP17 Investigate Anomaly II: reads aloud, both sides', () => {
  expect(english(investigateAnomalyIi)).toBe(
    'Exobiology and STRENGTH over 35. Front: your Federation outpost (SHIELDS 30); if it is destroyed, turn this mission over. ' +
      'Back: with your Federation ENGINEER here, you may turn it over in place of your normal card play and draw no cards ' +
      'that turn.',
  );
});

test('EP-4.4, B-27.33, EP17: the front is an outpost of its owner, where Federation cards report', () => {
  const table = given(`
    P1 mission: ${title}
    P1 outpost: ${outpost} at ${title}
    P1 hand: Taitt
  `);
  table.P1.reports(`Taitt to ${outpost}`);
  now(table).holds(`aboard ${outpost}: Taitt\nSHIELDS of ${outpost}: 30`);
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

test('EP-4.1, B-27.36, EP17: a Federation ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
  const table = back('Federation', ['ENGINEER'], 'Runabout', 'P1 hand: Taitt');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
  table.P1.reports(`Taitt to ${outpost}`);
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).didNotHappen('P1 drew');
});

test('B-27.36, EP17: near miss: neither a Klingon ENGINEER nor a Federation without that skill', () => {
  const foreign = back('Klingon', ['ENGINEER'], "I.K.C. K'Vort");
  foreign.P1.flips(title);
  now(foreign).refused('B-13.19');
  const unskilled = back('Federation', ['Music'], 'Runabout');
  unskilled.P1.flips(title);
  now(unskilled).refused('B-13.19');
});

test('B-27.36, EP17: refused when the card play is used', () => {
  const table = back('Federation', ['ENGINEER'], 'Runabout', 'P1 hand: Red Alert!');
  table.P1.plays('Red Alert!');
  table.P1.flips(title);
  now(table).refused('B-11.6');
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
  const table = back('Federation', ['Music'], 'Runabout');
  table.P1.attempts(title);
  now(table).happened(`${title} attempt failed`);
});
