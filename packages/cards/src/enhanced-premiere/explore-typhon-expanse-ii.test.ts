import type { Affiliation, Skill } from '@spaceline/language';
import { english, personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { exploreTyphonExpanseIi } from './explore-typhon-expanse-ii.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Explore Typhon Expanse II';
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

test('EP16 Explore Typhon Expanse II: reads aloud, both sides', () => {
  expect(english(exploreTyphonExpanseIi)).toBe(
    'Astrophysics and Stellar Cartography, or CUNNING over 50. Front: your Romulan outpost (SHIELDS 32); if it is destroyed, turn this mission over. ' +
      'Back: with your Romulan ENGINEER here, you may turn it over in place of your normal card play and draw no cards ' +
      'that turn.',
  );
});

test('EP-4.4, B-27.33, EP16: the front is an outpost of its owner, where Romulan cards report', () => {
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

test('EP-4.1, B-27.36, EP16: a Romulan ENGINEER turns it over for the card play, and nothing is drawn in that turn', () => {
  const table = back('Romulan', ['ENGINEER'], 'Scout Vessel', 'P1 hand: Bochra');
  table.P1.flips(title);
  now(table).happened(`${title} mission flipped`).holds(`in play: ${outpost}`);
  table.P1.reports(`Bochra to ${outpost}`);
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).didNotHappen('P1 drew');
});

test('B-27.36, EP16: near miss: neither a Federation ENGINEER nor a Romulan without that skill', () => {
  const foreign = back('Federation', ['ENGINEER'], 'Runabout');
  foreign.P1.flips(title);
  now(foreign).refused('B-13.19');
  const unskilled = back('Romulan', ['Music'], 'Scout Vessel');
  unskilled.P1.flips(title);
  now(unskilled).refused('B-13.19');
});

test('B-27.36, EP16: refused when the card play is used', () => {
  const table = back('Romulan', ['ENGINEER'], 'Scout Vessel', 'P1 hand: Red Alert!');
  table.P1.plays('Red Alert!');
  table.P1.flips(title);
  now(table).refused('B-11.6');
});

test('EP-4.4, B-27.35, B-19.21, EP16: destroyed, it takes who is aboard, undocks the ship, turns the mission over and leaves the seeds', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: ${title} / Q by P2
    P1 outpost: ${outpost} [damaged] at ${title} aboard Bochra
    P1 ship: Scout Vessel [docked at ${outpost}] at ${title}
    P2 ship: I.K.C. Vor'Cha at ${title} aboard Gowron, Kurn
    P2 ship: I.K.C. Bortas at ${title} aboard Kargan
    P2 ship: I.K.C. Qu'Vat at ${title} aboard Kle'eg
    P2 ship: I.K.C. K'Vort at ${title} aboard Klag
    P2 ship: I.K.C. Buruk at ${title} aboard Gorath
  `);
  table.P2.attacks(outpost);
  now(table)
    .happened(`Bochra killed; ${title} mission flipped`)
    .holds(`under ${title}: Q\nnot in play: ${outpost}\nin play: Scout Vessel`);
});
