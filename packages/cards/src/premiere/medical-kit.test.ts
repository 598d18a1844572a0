import { dilemma, english, premiere, skill, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { medicalKit } from './medical-kit.ts';

/** Passed with so many levels of MEDICAL. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('MEDICAL', levels)), printed: [premiere(900, 'C')] });

test('P60 Medical Kit: reads aloud', () => {
  expect(english(medicalKit)).toBe(
    'Each of your OFFICER-classification personnel present has one more level of MEDICAL.',
  );
});

test('P60 Medical Kit: OFFICER personnel present have one level of MEDICAL each', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson, Giusti, Medical Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P60 Medical Kit: a second copy adds nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson, 2x Medical Kit
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P60 Medical Kit: other classifications gain nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Darian Wallace, Medical Kit
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P60 Medical Kit: left aboard it does not help the team', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Christopher Hobson
    P1 ship: Runabout at Excavation aboard Medical Kit, Giusti
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});
