import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { hyperAging } from './hyper-aging.ts';

test('P28 Hyper-Aging: reads aloud', () => {
  expect(english(hyperAging)).toBe(
    'Place on team. Its members are quarantined. Countdown 4: when it expires, kill them. Cured by ' +
      'SCIENCE and 2 MEDICAL present: score 5 points.',
  );
});

test('P28 Hyper-Aging: the team goes on, may not leave, and dies at the end of the third full turn', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2, Impassable Door by P2
    P1 planet: Data, Calloway
    P1 ship: Runabout at Evacuation aboard Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Hyper-Aging placed in play; Impassable Door conditions met')
    .holds('not stopped: Data, Calloway');
  table.P1.beams('Data to Runabout');
  now(table).refused('B-14.7');
  // Who joins them later comes and goes, and lives (B-19.25, B-19.26).
  table.P1.beams('Mendon to Evacuation');
  table.P1.beams('Mendon to Runabout');
  table.P1.beams('Mendon to Evacuation');
  for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1', 'P2'] as const) table[turn].ends('turn');
  now(table).holds('countdown of Hyper-Aging: 1');
  table.P1.ends('turn');
  now(table)
    .happened('Hyper-Aging expired; Data killed; Calloway killed; Hyper-Aging discarded')
    .didNotHappen('Mendon killed')
    .holds('P1 score: 0');
});

test('P28 Hyper-Aging: SCIENCE and 2 MEDICAL in the team cure it at once for 5 points', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2
    P1 planet: Mendon, Beverly Crusher
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Hyper-Aging placed in play; Hyper-Aging cured; P1 scored 5 for Hyper-Aging');
  table.P1.beams('Mendon to Runabout');
  now(table).happened('Mendon beamed to Runabout');
});

test('P28 Hyper-Aging: reinforcements beamed down cure it and score', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2
    P1 planet: Mendon, Calloway
    P1 ship: Runabout at Evacuation aboard Simon Tarses
  `);
  table.P1.attempts('Evacuation');
  now(table).didNotHappen('Hyper-Aging cured');
  table.P1.beams('Simon Tarses to Evacuation');
  now(table).happened('Hyper-Aging cured').holds('P1 bonus: Hyper-Aging');
});

test('P28 Hyper-Aging: completing the mission does not end the quarantine', () => {
  const table = given(`
    P1 mission: Excavation / Hyper-Aging by P2
    P1 planet: Richard Galen
    P1 ship: Runabout at Excavation
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed by P1');
  table.P1.beams('Richard Galen to Runabout');
  now(table).refused('B-14.7');
});

test('P28 Hyper-Aging: once nobody who met it is left, it is gone without points', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2, Archer by P2
    P1 planet: Data
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Data killed; Hyper-Aging discarded').holds('P1 score: 0');
});

test('P28 Hyper-Aging: whoever is taken elsewhere by force stays afflicted', () => {
  const table = given(`
    P1 mission: Evacuation / Hyper-Aging by P2, Male's Love Interest by P2
    P1 mission: Excavation
    P1 planet Evacuation: Data
    P1 ship: Runabout at Excavation
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('planet Excavation: Data');
  table.P1.beams('Data to Runabout');
  now(table).refused('B-14.7');
});
