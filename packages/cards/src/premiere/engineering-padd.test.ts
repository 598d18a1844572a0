import { dilemma, english, premiere, skill, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { engineeringPadd } from './engineering-padd.ts';

/** Passed with so many levels of ENGINEER. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('ENGINEER', levels)), printed: [premiere(900, 'C')] });

test('P56 Engineering PADD: reads aloud', () => {
  expect(english(engineeringPadd)).toBe(
    'Each of your SCIENCE-classification personnel present has one more level of ENGINEER.',
  );
});

test('P56 Engineering PADD: SCIENCE personnel present have one level of ENGINEER each', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon, Taitt, Engineering PADD
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P56 Engineering PADD: a second copy adds nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon, 2x Engineering PADD
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P56 Engineering PADD: other classifications gain nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Darian Wallace, Engineering PADD
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P56 Engineering PADD: left aboard it does not help the team', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon
    P1 ship: Runabout at Excavation aboard Engineering PADD, Taitt
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});
