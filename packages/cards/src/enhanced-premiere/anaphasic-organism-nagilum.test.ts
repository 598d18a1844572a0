import { artifact, english, suppresses } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { anaphasicOrganismNagilum } from './anaphasic-organism-nagilum.ts';
import { enhancedPremiere } from './set.ts';

const title = 'Anaphasic Organism & Nagilum';

test('EP8 Anaphasic Organism & Nagilum: reads aloud, both halves', () => {
  expect(english(anaphasicOrganismNagilum)).toBe(
    'Anaphasic Organism: if the team has a female member, discard the one with the highest attribute total and stop ' +
      'the rest, unless the team has SECURITY and MEDICAL. (Not repeatable.) Nagilum: unless the team has 3 Diplomacy ' +
      'or STRENGTH over 40, kill half the team at random (round down) and stop the rest. Discard dilemma.',
  );
});

test('EP-3.2, B-27.27, EP8: failed, the first half is spent: the next attempt meets Nagilum, even without females', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Alyssa Ogawa, Taurik
    P1 outpost: Federation Outpost at Evacuation aboard Giusti, Mendon
  `).draws('Mendon');
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} conditions failed; Alyssa Ogawa discarded; Taurik stopped; ${title} returned under mission`)
    .didNotHappen('Alyssa Ogawa killed');
  table.P1.beams('Giusti, Mendon to Evacuation');
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} encountered; ${title} conditions failed; Mendon killed; Giusti stopped; ${title} discarded`)
    .didNotHappen('Giusti discarded');
});

test('EP-3.2, EP8: spent for both players', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Alyssa Ogawa, Taurik
    P2 planet Evacuation: Deanna Troi
  `);
  table.P1.attempts('Evacuation');
  table.P1.ends('turn');
  table.P2.attempts('Evacuation');
  now(table)
    .happened(`${title} encountered by P2; ${title} conditions failed; Deanna Troi stopped`)
    .didNotHappen('Deanna Troi discarded');
});

test('EP-3.1, B-27.25, EP8: without a female the second half is met at once', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Taurik, Mendon
  `).draws('Taurik');
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} trigger absent; ${title} encountered; Taurik killed; Mendon stopped`);
});

test('EP8: SECURITY and MEDICAL keep her, 3 Diplomacy all of them; no points for either', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Worf, Beverly Crusher, Sarek
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} conditions met; ${title} encountered; ${title} conditions met; ${title} discarded`)
    .holds('P1 score: 0\nnot stopped: Worf, Beverly Crusher, Sarek');
});

test('EP8: near miss: MEDICAL without SECURITY does not keep her', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Beverly Crusher, Data
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Beverly Crusher discarded; Data stopped');
});

const shield = (half: string) =>
  artifact('Test Shield', {
    acquired: 'team',
    inPlay: { rules: [suppresses('present', half)] },
    printed: [enhancedPremiere(901, 'P')],
  });

test('EP-3.3, B-27.28, EP8: what nullifies the first half leaves the second', () => {
  const table = given(
    `
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Deanna Troi, Taurik, Test Shield
    `,
    { cards: [shield('Anaphasic Organism')] },
  ).draws('Taurik');
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} nullified; ${title} encountered; ${title} conditions failed; Taurik killed`)
    .didNotHappen('Deanna Troi discarded');
});

test('EP-3.3, B-27.28, EP8: what nullifies the second half leaves the first', () => {
  const table = given(
    `
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Deanna Troi, Taurik, Test Shield
    P1 outpost: Federation Outpost at Evacuation aboard Mendon
    `,
    { cards: [shield('Nagilum')] },
  );
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} conditions failed; Deanna Troi discarded; Taurik stopped`);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} encountered; ${title} nullified`).holds('not stopped: Taurik');
});

test('EP-3.4, B-8.30, EP8: beside Nagilum the second one met is a mis-seed, in either order', () => {
  const met = (stack: string) => {
    const table = given(`
      P1 mission: Investigate Rogue Comet / ${stack}
      P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Sarek, Worf
    `);
    table.P1.attempts('Investigate Rogue Comet');
    return now(table);
  };
  met(`Nagilum by P2, ${title} by P2`).happened(`Nagilum conditions met; ${title} mis-seed`);
  met(`${title} by P2, Nagilum by P2`).happened(`${title} conditions met; Nagilum mis-seed`);
  met(`Null Space by P2, ${title} by P2`).didNotHappen(`${title} mis-seed`);
});
