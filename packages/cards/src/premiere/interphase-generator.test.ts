import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { interphaseGenerator } from './interphase-generator.ts';

test('P3 Interphase Generator: reads aloud', () => {
  expect(english(interphaseGenerator)).toBe(
    'When acquired, joins the team as equipment. While with the team, nullifies Archer, Armus, Chalnoth, ' +
      'Crystalline Entity, Impassable Door, Nausicaans, Phased Matter, and Rebel Encounter.',
  );
});

test('P3 Interphase Generator: acquired, it goes with the team that completed the mission', () => {
  const table = given(`
    P1 mission: Excavation / Interphase Generator by P2
    P1 planet: Vash, Data
  `);
  table.P1.attempts('Excavation');
  now(table)
    .happened(
      'Interphase Generator artifact found; Excavation mission completed by P1; Interphase Generator acquired by P1',
    )
    .holds('planet Excavation: Vash, Data, Interphase Generator');
});

test('P3 Interphase Generator: it nullifies every dilemma it names, without points, and stays', () => {
  const table = given(`
    P1 mission: Excavation / Archer by P2, Armus - Skin of Evil by P2, Chalnoth by P2, Impassable Door by P2, Nausicaans by P2, Rebel Encounter by P2
    P1 planet: Alexander Rozhenko, Interphase Generator
  `);
  table.P1.attempts('Excavation');
  now(table).happened(
    'Archer nullified; Armus - Skin of Evil nullified; Chalnoth nullified; Impassable Door nullified; Nausicaans nullified; Rebel Encounter nullified',
  ).holds(`
      planet Excavation: Alexander Rozhenko, Interphase Generator
      not stopped: Alexander Rozhenko
      P1 score: 0
    `);
});

test('P3 Interphase Generator: another dilemma is met as usual', () => {
  const table = given(`
    P1 mission: Excavation / Matriarchal Society by P2
    P1 planet: Alexander Rozhenko, Interphase Generator
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Matriarchal Society conditions failed').didNotHappen('Matriarchal Society nullified');
});

test('P3 Interphase Generator: aboard the ship it nullifies the Crystalline Entity, too', () => {
  const table = given(`
    P1 mission: Study Nebula / Crystalline Entity by P2
    P1 ship: Runabout at Study Nebula aboard Mendon, Interphase Generator
  `);
  table.P1.attempts('Study Nebula');
  now(table).happened('Crystalline Entity nullified').holds('in play: Mendon, Runabout');
});

test('P3 Interphase Generator: with another team it does not help', () => {
  const table = given(`
    P1 mission: Excavation / Impassable Door by P2
    P1 planet: Alexander Rozhenko, Mendon [stopped], Interphase Generator [stopped]
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Impassable Door conditions failed');
});

test('P3 Interphase Generator: it completes Pegasus Search by itself', () => {
  const table = given(`
    P1 mission: Pegasus Search
    P1 ship: Runabout at Pegasus Search aboard Mendon, Interphase Generator
  `);
  table.P1.attempts('Pegasus Search');
  now(table).holds('P1 score: 50');
});
