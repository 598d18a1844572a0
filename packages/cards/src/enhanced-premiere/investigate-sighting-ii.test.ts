import type { Affiliation, Skill } from '@spaceline/language';
import { english, personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { investigateSightingIi } from './investigate-sighting-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Investigate Sighting II';
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

test('EP18 Investigate Sighting II: reads aloud, both sides', () => {
  expect(english(investigateSightingIi)).toBe(
    '3 Empathy; or Treachery, Exobiology, and CUNNING over 40. Front: your Romulan outpost (SHIELDS 32); if it is destroyed, turn this mission over. ' +
      'Back: with your Romulan ENGINEER here, you may turn it over in place of your normal card play and draw no cards ' +
      'that turn.',
  );
});

test('EP-4.4, B-27.33, EP18: the front is an outpost of its owner, where Romulan cards report', () => {
  const table = given(`
    P1 mission: ${title}
    P1 outpost: ${outpost} at ${title}
    P1 hand: Bochra
  `);
  table.P1.reports(`Bochra to ${outpost}`);
  now(table).holds(`aboard ${outpost}: Bochra\nSHIELDS of ${outpost}: 32`);
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

test('EP-4.1, B-27.36, EP18: a Romulan ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
  const table = back('Romulan', ['ENGINEER'], 'Scout Vessel', 'P1 hand: Bochra');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
  table.P1.reports(`Bochra to ${outpost}`);
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).didNotHappen('P1 drew');
});

test('B-27.36, EP18: near miss: neither a Federation ENGINEER nor a Romulan without that skill', () => {
  const foreign = back('Federation', ['ENGINEER'], 'Runabout');
  foreign.P1.flips(title);
  now(foreign).refused('B-13.19');
  const unskilled = back('Romulan', ['Music'], 'Scout Vessel');
  unskilled.P1.flips(title);
  now(unskilled).refused('B-13.19');
});

test('B-27.36, EP18: refused when the card play is used', () => {
  const table = back('Romulan', ['ENGINEER'], 'Scout Vessel', 'P1 hand: Red Alert!');
  table.P1.plays('Red Alert!');
  table.P1.flips(title);
  now(table).refused('B-11.6');
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
