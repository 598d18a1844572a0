import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { exocomp } from './exocomp.ts';

test('P210 Exocomp: reads aloud', () => {
  expect(english(exocomp)).toBe(
    'ENGINEER. INTEGRITY 9, CUNNING 8, STRENGTH 1. Repairs the ship it is aboard after two of your full turns.',
  );
});

const damaged = (more: string): string => `
    turn 2: P2, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Runabout [damaged] at Excavation aboard ${more}
  `;

test('P210 Exocomp: repairs its ship at the end of the second full turn, wherever it is', () => {
  const table = given(damaged('Exocomp, Data'));
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Study Nebula');
  table.P1.ends('turn');
  now(table).holds('damaged: Runabout');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout repaired').holds('not damaged: Runabout');
});

test('P210 Exocomp: without it the ship stays damaged', () => {
  const table = given(damaged('Data'));
  table.P2.ends('turn');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('damaged: Runabout');
});

test('P210 Exocomp: two of them are not faster', () => {
  const table = given(damaged('2x Exocomp'));
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('damaged: Runabout');
});

test('P210 Exocomp: away for a turn, it starts again', () => {
  const table = given(damaged('Exocomp, Data'));
  table.P2.ends('turn');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.beams('Exocomp from Runabout to Excavation');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.beams('Exocomp from Excavation to Runabout');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('damaged: Runabout');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('not damaged: Runabout');
});

test("P210 Exocomp: on a surface or aboard another ship it repairs nothing; the opponent's does not help", () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 ship: Runabout [damaged] at Excavation aboard Data
    P1 ship: U.S.S. Hood at Excavation aboard Exocomp
    P1 planet: Exocomp
  `);
  table.P2.ends('turn');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('damaged: Runabout');
});

test('P210 Exocomp: its ENGINEER cures Warp Core Breach, and it cannot staff', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: U.S.S. Miranda at Excavation aboard Exocomp
    P2 hand: Kevin Uxbridge
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.flies('U.S.S. Miranda to Study Nebula');
  now(table).refused('B-14.16');
});
