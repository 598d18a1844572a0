import { dilemma, english, skill, wall } from '@spaceline/language';
import { premiere } from './set.ts';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { tricorder } from './tricorder.ts';

/** Passed with so many levels of SCIENCE. */
const gate = (levels: number) =>
  dilemma('Gate', { where: 'dual', encounter: wall(skill('SCIENCE', levels)), printed: [premiere(900, 'C')] });

test('P65 Tricorder: reads aloud', () => {
  expect(english(tricorder)).toBe('Each of your ENGINEER-classification personnel present gains SCIENCE.');
});

test('P65 Tricorder: ENGINEER personnel present have one level of SCIENCE each', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Taurik, Linda Larson, Tricorder
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions met');
});

test('P65 Tricorder: a second copy adds nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Taurik, 2x Tricorder
    `,
    { cards: [gate(2)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P65 Tricorder: other classifications gain nothing', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Darian Wallace, Tricorder
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P65 Tricorder: left aboard it does not help the team', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Taurik
    P1 ship: Runabout at Excavation aboard Tricorder, Linda Larson
    `,
    { cards: [gate(1)] },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});

test('P65 Tricorder: a gained skill is no classification: no chain to the Engineering PADD', () => {
  const table = given(
    `
    P1 mission: Excavation / Gate by P2
    P1 planet: Taurik, Tricorder, Engineering PADD
    `,
    {
      cards: [dilemma('Gate', { where: 'dual', encounter: wall(skill('ENGINEER', 2)), printed: [premiere(900, 'C')] })],
    },
  );
  table.P1.attempts('Excavation');
  now(table).happened('Gate conditions failed');
});
