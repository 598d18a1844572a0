import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { tachyonDetectionGrid } from './tachyon-detection-grid.ts';

test('P139 Tachyon Detection Grid: reads aloud', () => {
  expect(english(tachyonDetectionGrid)).toBe(
    'Decloak any cloaked ship if you have at least four ships in play. It cannot cloak this turn.',
  );
});

const fleet = (fourth: string): string => `
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Runabout at Study Nebula
    P1 ship: Runabout at Study Nebula
    P1 ship: Runabout at Study Nebula
    ${fourth}
    P1 hand: Tachyon Detection Grid
    P2 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Klag
    P2 ship: I.K.C. Pagh [cloaked] at Excavation
  `;

test('P139 Tachyon Detection Grid: with four ships a cloaked ship decloaks and may be attacked', () => {
  const table = given(fleet('P1 ship: I.K.C. Bortas at Excavation aboard Gowron'));
  table.P1.plays("Tachyon Detection Grid on I.K.C. K'Vort");
  now(table).happened("I.K.C. K'Vort decloaked").holds(`
    not cloaked: I.K.C. K'Vort
    cloaked: I.K.C. Pagh
  `);
  table.P1.ends('card play');
  now(table).offers("P1 attacks I.K.C. K'Vort with I.K.C. Bortas");
});

test('P139 Tachyon Detection Grid: a cloaked ship of yours counts, three ships are too few', () => {
  const four = given(fleet('P1 ship: I.K.C. Buruk [cloaked] at Excavation'));
  now(four).offers("P1 plays Tachyon Detection Grid on I.K.C. K'Vort");
  const three = given(fleet('P1 planet: Data'));
  three.P1.plays("Tachyon Detection Grid on I.K.C. K'Vort");
  now(three).refused('B-12.11');
});

test('P139 Tachyon Detection Grid: an uncloaked ship is no target', () => {
  const table = given(fleet('P2 ship: I.K.C. Buruk at Excavation\n    P1 ship: Runabout at Excavation'));
  table.P1.plays('Tachyon Detection Grid on I.K.C. Buruk');
  now(table).refused('B-12.11');
});

test('P139 Tachyon Detection Grid: it cannot cloak again this turn, but the next', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. K'Vort [cloaked] at Excavation
    P1 ship: Runabout at Excavation
    P1 ship: Runabout at Excavation
    P1 ship: Runabout at Excavation
    P1 hand: Tachyon Detection Grid
  `);
  table.P1.plays("Tachyon Detection Grid on I.K.C. K'Vort");
  table.P1.cloaks("I.K.C. K'Vort");
  now(table).refused('B-15.12');
  table.P1.ends('turn');
  now(table).happened('Tachyon Detection Grid discarded');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.cloaks("I.K.C. K'Vort");
  now(table).happened("I.K.C. K'Vort cloaked");
});
