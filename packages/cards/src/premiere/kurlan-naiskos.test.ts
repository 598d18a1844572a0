import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { kurlanNaiskos } from './kurlan-naiskos.ts';

test('P4 Kurlan Naiskos: reads aloud', () => {
  expect(english(kurlanNaiskos)).toBe(
    'When acquired, take into hand. Plays as an event on any ship. While personnel of all seven ' +
      'classifications are aboard, it has triple RANGE, WEAPONS, and SHIELDS. (Not cumulative.)',
  );
});

test('P4 Kurlan Naiskos: with all seven classifications aboard the three attributes are tripled', () => {
  const table = given(`
    P1 mission: Excavation / Kurlan Naiskos by P2
    P1 planet: Vash
    P1 ship: U.S.S. Enterprise at Excavation aboard Data, Taurik, Simon Tarses, Mendon, Worf, Sarek, Mot the Barber
  `);
  table.P1.attempts('Excavation');
  now(table).holds('P1 hand: Kurlan Naiskos');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Kurlan Naiskos on U.S.S. Enterprise');
  now(table).holds(`
      P1 card plays used: 1
      RANGE of U.S.S. Enterprise: 27
      WEAPONS of U.S.S. Enterprise: 24
      SHIELDS of U.S.S. Enterprise: 27
    `);
});

test('P4 Kurlan Naiskos: one classification short it does nothing; a skill or a kit does not stand in', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Enterprise (Kurlan Naiskos) at Excavation aboard Data, Taurik, Medical Kit, Mendon, Worf, Sarek, Mot the Barber
    P1 planet: Simon Tarses
  `);
  now(table).holds('RANGE of U.S.S. Enterprise: 9');
  table.P1.beams('Simon Tarses to U.S.S. Enterprise');
  now(table).holds('RANGE of U.S.S. Enterprise: 27');
});

test('P4 Kurlan Naiskos: the stopped count, the disabled do not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Enterprise (Kurlan Naiskos) at Excavation aboard Data [stopped], Taurik, Simon Tarses, Mendon, Worf, Sarek, Mot the Barber
    P1 ship: U.S.S. Yamato (Kurlan Naiskos) at Excavation aboard Giusti, Linda Larson, Calloway, Taitt, Darian Wallace, Riva, Vash [disabledBy=0]
  `);
  now(table).holds(`
      RANGE of U.S.S. Enterprise: 27
      RANGE of U.S.S. Yamato: 8
    `);
});

test('P4 Kurlan Naiskos: two of them triple once; damage limits the RANGE afterwards', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Enterprise [damaged] (2x Kurlan Naiskos) at Excavation aboard Data, Taurik, Simon Tarses, Mendon, Worf, Sarek, Mot the Barber
  `);
  now(table).holds(`
      RANGE of U.S.S. Enterprise: 5
      WEAPONS of U.S.S. Enterprise: 24
    `);
});

test('P4 Kurlan Naiskos: Kevin Uxbridge nullifies it, as it is played and in play', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Enterprise (Kurlan Naiskos) at Excavation
    P1 hand: Kurlan Naiskos
    P2 hand: 2x Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Kurlan Naiskos #2 on U.S.S. Enterprise');
  now(table).offers('P2 responds with Kevin Uxbridge').doesNotOffer('P2 responds with Amanda Rogers');
  table.P2.responds('Kevin Uxbridge');
  table.P2.plays('Kevin Uxbridge #2 on Kurlan Naiskos');
  now(table).holds('on U.S.S. Enterprise: nothing');
});

test('P4 Kurlan Naiskos: drawn from a deck without having been acquired it cannot be played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Enterprise at Excavation
    P1 draw deck: Kurlan Naiskos, Data
    P1 hand: Kivas Fajo - Collector
    P1 table: Horga'hn
  `);
  table.P1.plays('Kivas Fajo - Collector on P1');
  table.P1.plays('Kurlan Naiskos on U.S.S. Enterprise');
  now(table).refused('B-3.14');
});
