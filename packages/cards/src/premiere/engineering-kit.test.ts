import { dilemma, english, premiere, skill, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { engineeringKit } from './engineering-kit.ts';

/** Passed with so many levels of ENGINEER. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('ENGINEER', levels)), printed: [premiere(900, 'C')] });

test('P55 Engineering Kit: reads aloud', () => {
  expect(english(engineeringKit)).toBe(
    'Each of your OFFICER-classification personnel present has one more level of ENGINEER.',
  );
});

test('P55 Engineering Kit: OFFICER personnel present have one level of ENGINEER each', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson, Giusti, Engineering Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P55 Engineering Kit: a second copy adds nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson, 2x Engineering Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P55 Engineering Kit: other classifications gain nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Darian Wallace, Engineering Kit
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P55 Engineering Kit: left aboard it does not help the team', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson
    P1 ship: Runabout at Excavation aboard Engineering Kit, Giusti
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P55 Engineering Kit: who has the skill already has one level more', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Data, Engineering Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P55 Engineering Kit: with it an OFFICER builds an outpost', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: Runabout at Study Nebula aboard Christopher Hobson, Engineering Kit
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost at Study Nebula');
  now(table).holds('in play: Federation Outpost');
});
