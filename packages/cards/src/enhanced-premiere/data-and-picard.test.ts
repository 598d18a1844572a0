import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { dataAndPicard } from './data-and-picard.ts';

test('EP3 Data and Picard: reads aloud', () => {
  expect(english(dataAndPicard)).toBe(
    'Data: CIVILIAN, ENGINEER, Astrophysics, Computer Skill. INTEGRITY 8, CUNNING 12, STRENGTH 12. Staff icon. ' +
      'Jean-Luc Picard: CIVILIAN, Diplomacy, Anthropology, Archaeology. INTEGRITY 8, CUNNING 8, STRENGTH 6. Staff icon.',
  );
});

const continuum = (as: string) => {
  const table = given(`
    P1 mission: Investigate Time Continuum
    P1 planet: Data and Picard [as ${as}]
    P1 downloads used: Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Investigate Time Continuum');
  return now(table);
};

test('EP3 Data and Picard, B-27.15: as Federation they solve Investigate Time Continuum alone', () => {
  continuum('Federation').happened('Investigate Time Continuum mission completed; P1 scored 35');
});

test('EP3 Data and Picard, B-27.15: as Romulan they do not match its icon', () => {
  continuum('Romulan').refused('B-16.4');
});

test('EP3 Data and Picard, B-27.15: they report as what the outpost takes, both of them', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Romulan Outpost at Excavation
    P1 hand: Data and Picard
  `);
  table.P1.reports('Data and Picard to Romulan Outpost as Federation');
  now(table).refused('B-13.11');
  table.P1.reports('Data and Picard to Romulan Outpost as Romulan');
  now(table).holds('aboard Romulan Outpost: Data and Picard');
});

test('EP3 Data and Picard, B-27.16: CUNNING 20 of both is added, 12 of one is not enough', () => {
  now(
    given(`
      P1 mission: Excavation
      P1 planet: Data and Picard [as Federation]
      P1 downloads used: Jean-Luc and Beverly 0
    `),
  ).holds('CUNNING of Data and Picard: 20');
});

test('EP3 Data and Picard, B-27.17: Wind Dancer is passed with 12 of one; Jean-Luc and Beverly have 5 and 4', () => {
  const meets = (team: string) => {
    const table = given(`
      P1 mission: Excavation / Wind Dancer by P2
      P1 planet: ${team}
      P1 downloads used: Jean-Luc and Beverly 0
    `);
    table.P1.attempts('Excavation');
    return now(table);
  };
  meets('Data and Picard [as Federation]').happened('Wind Dancer conditions met');
  meets('Jean-Luc and Beverly').happened('Wind Dancer conditions failed');
});

test('EP3 Data and Picard, B-27.23: not beside Jean-Luc and Beverly, nor beside Data and Geordi', () => {
  for (const other of ['Jean-Luc and Beverly', 'Data and Geordi']) {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Data and Picard [as Federation]
      P1 hand: ${other}
    `);
    table.P1.reports(`${other} to Federation Outpost`);
    now(table).refused('B-4.6');
  }
});
