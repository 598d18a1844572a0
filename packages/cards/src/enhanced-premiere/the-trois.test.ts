import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { theTrois } from './the-trois.ts';

test('EP6 The Trois: reads aloud, with both special downloads', () => {
  expect(english(theTrois)).toBe(
    'Special download: Wolf. Special download: Plexing. Lwaxana Troi: V.I.P., Empathy x2, Diplomacy. INTEGRITY ' +
      '6, CUNNING 7, STRENGTH 3. Deanna Troi: CIVILIAN, Diplomacy, Empathy. INTEGRITY 7, CUNNING 6, STRENGTH 4.',
  );
});

const meets = (dilemma: string, team: string) => {
  const table = given(`
    P1 mission: Excavation / ${dilemma} by P2
    P1 planet: ${team}
    P1 downloads used: The Trois 0; The Trois 1
  `);
  table.P1.attempts('Excavation');
  return now(table);
};

test('EP6 The Trois, B-27.22: two women pass Matriarchal Society alone', () => {
  meets('Matriarchal Society', 'The Trois [as Federation]').happened('Matriarchal Society conditions met');
  meets('Matriarchal Society', 'Deanna Troi').happened('Matriarchal Society conditions failed');
});

test('EP6 The Trois, B-27.17: Lwaxana Troi is one of the two for Wind Dancer', () => {
  meets('Wind Dancer', 'The Trois [as Federation]').happened('Wind Dancer conditions met');
  meets('Wind Dancer', 'Deanna Troi').happened('Wind Dancer conditions failed');
});

test("EP6 The Trois, B-27.22: Male's Love Interest has nobody to take", () => {
  meets("Male's Love Interest", 'The Trois [as Federation]').didNotHappen('The Trois relocated');
});

test('EP6 The Trois, B-27.16: three Empathy of both solve Investigate Sighting II', () => {
  const solve = (crew: string) => {
    const table = given(`
      P1 mission: Investigate Sighting II [other side]
      P1 ship: Runabout at Investigate Sighting II aboard ${crew}
      P1 downloads used: The Trois 0; The Trois 1
    `);
    table.P1.attempts('Investigate Sighting II');
    return now(table);
  };
  solve('The Trois [as Federation]').happened('Investigate Sighting II mission completed; P1 scored 30');
  solve('Deanna Troi, Calloway').happened('Investigate Sighting II attempt failed');
});

test('EP6 The Trois, B-14.17: without staffing icons they move no ship that asks for one', () => {
  now(
    given(`
      P1 mission: Study Nebula
      P1 mission: Excavation
      P1 ship: U.S.S. Oberth at Study Nebula aboard The Trois [as Federation]
    `),
  ).doesNotOffer('P1 flies U.S.S. Oberth to Excavation');
});

test('EP6 The Trois, B-27.14: Two-Dimensional Creatures disable the card', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Two-Dimensional Creatures by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard The Trois [as Federation], Taurik
    P1 downloads used: The Trois 0; The Trois 1
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('disabled: The Trois\nnot disabled: Taurik');
});

test('EP6 The Trois: Tsiolkovsky Infection takes the first skill of each: Empathy of the one, Diplomacy of the other', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tsiolkovsky Infection by P2, Nagilum by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard The Trois [as Federation], Riva
    P1 downloads used: The Trois 0; The Trois 1
  `).draws('Riva');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Nagilum conditions failed; Riva killed; The Trois stopped');
});

test('EP6 The Trois, B-27.23: not beside Lwaxana Troi', () => {
  for (const persona of ['Lwaxana Troi', 'Deanna Troi']) {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard The Trois [as Federation]
      P1 hand: ${persona}
    `);
    table.P1.reports(`${persona} to Federation Outpost`);
    now(table).refused('B-4.6');
  }
});

test('EP6 The Trois, B-27.45: neither Wolf nor Plexing is in the deck, so nothing is fetched', () => {
  now(
    given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard The Trois [as Federation]
      P1 draw deck: Tricorder, Taitt
    `),
  ).doesNotOffer('P1 downloads Tricorder with The Trois');
});
