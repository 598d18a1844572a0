import { dilemma, english, premiere, skill, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { medicalTricorder } from './medical-tricorder.ts';

/** Passed with so many levels of MEDICAL. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('MEDICAL', levels)), printed: [premiere(900, 'C')] });

test('P61 Medical Tricorder: reads aloud', () => {
  expect(english(medicalTricorder)).toBe(
    'Each of your SCIENCE-classification personnel present has one more level of MEDICAL.',
  );
});

test('P61 Medical Tricorder: SCIENCE personnel present have one level of MEDICAL each', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon, Taitt, Medical Tricorder
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P61 Medical Tricorder: a second copy adds nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon, 2x Medical Tricorder
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P61 Medical Tricorder: other classifications gain nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Darian Wallace, Medical Tricorder
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P61 Medical Tricorder: left aboard it does not help the team', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Mendon
    P1 ship: Runabout at Excavation aboard Medical Tricorder, Taitt
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});
