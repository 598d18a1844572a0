import type { Affiliation, Skill } from '@spaceline/language';
import { cardPlay, english, event, onCard, personnel, titled } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { testMissionIi } from './test-mission-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Test Mission II';
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

test('EP21 Test Mission II: reads aloud, both sides', () => {
  expect(english(testMissionIi)).toBe(
    'Physics and INTEGRITY over 28. Front: your Federation outpost (SHIELDS 30); if it is destroyed, turn this mission over. ' +
      'Back: with your Federation ENGINEER here, you may turn it over in place of your normal card play and draw no cards ' +
      'that turn.',
  );
});

test('EP-4.4, B-27.33, EP21: the front is an outpost of its owner, where Federation cards report', () => {
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

test('EP-4.1, B-27.36, EP21: a Federation ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
  const table = back('Federation', ['ENGINEER'], 'Runabout', 'P1 hand: Taitt');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
  table.P1.reports(`Taitt to ${outpost}`);
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).didNotHappen('P1 drew');
});

test('B-27.36, EP21: near miss: neither a Klingon ENGINEER nor a Federation without that skill', () => {
  const foreign = back('Klingon', ['ENGINEER'], "I.K.C. K'Vort");
  foreign.P1.flips(title);
  now(foreign).refused('B-13.19');
  const unskilled = back('Federation', ['Music'], 'Runabout');
  unskilled.P1.flips(title);
  now(unskilled).refused('B-13.19');
});

test('B-27.36, EP21: refused when the card play is used', () => {
  const table = back('Federation', ['ENGINEER'], 'Runabout', 'P1 hand: Red Alert!');
  table.P1.plays('Red Alert!');
  table.P1.flips(title);
  now(table).refused('B-11.6');
});

test('EP21: Physics and INTEGRITY 29 solve it for 20; without Physics they do not', () => {
  const solve = (skill: Skill) => {
    const table = back('Federation', [skill], 'Runabout');
    table.P1.attempts(title);
    return now(table);
  };
  solve('Physics').happened(`${title} mission completed; P1 scored 20`);
  solve('Music').happened(`${title} attempt failed`);
});

test('EP-4.5, EP21: a card that names Test Mission also works with it, and not with another mission', () => {
  const named = event('Test Beacon', {
    plays: [cardPlay(onCard(titled('Test Mission')))],
    stays: true,
    printed: [enhancedPremiere(903, 'P')],
  });
  const table = given(
    `
    P1 mission: ${title}
    P1 mission: Secret Salvage II
    P1 hand: Test Beacon
    `,
    { cards: [named] },
  );
  now(table).offers(`P1 plays Test Beacon on ${title}`).doesNotOffer('P1 plays Test Beacon on Secret Salvage II');
});
