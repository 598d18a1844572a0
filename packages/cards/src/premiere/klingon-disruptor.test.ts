import { given, now } from '@spaceline/testkit';
import { test } from 'vitest';

/** What it shares with the Romulan Disruptor stands in disruptors.test.ts. */

test('P58 Klingon Disruptor: beside strangers it stays with those who brought it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taitt, Tricorder
    P1 ship: Runabout at Excavation aboard Linda Larson
    P1 ship: I.K.C. K'Vort at Excavation aboard Gowron, Klingon Disruptor
  `);
  table.P1.beams("Gowron, Klingon Disruptor from I.K.C. K'Vort to Excavation");
  now(table).holds(`
    team of Gowron: 2
    team of Klingon Disruptor: 2
    STRENGTH of Gowron: 11
    team of Tricorder: 1
  `);
  table.P1.beams('Taitt, Tricorder from Excavation to Runabout');
  now(table).holds(`
    team of Gowron: 1
    team of Klingon Disruptor: 1
    STRENGTH of Gowron: 11
  `);
});

test('P58 Klingon Disruptor: it stays with them when another team has gone, and the next one keeps its own', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taitt
    P1 ship: Runabout at Excavation aboard Linda Larson
    P1 ship: I.K.C. K'Vort at Excavation aboard Gowron, Klingon Disruptor
    P1 ship: Devoras at Excavation aboard Tomalak, Romulan Disruptor
  `);
  table.P1.beams("Gowron, Klingon Disruptor from I.K.C. K'Vort to Excavation");
  table.P1.beams('Tomalak, Romulan Disruptor from Devoras to Excavation');
  table.P1.beams('Taitt from Excavation to Runabout');
  now(table).holds(`
    team of Gowron: 1
    team of Klingon Disruptor: 1
    team of Tomalak: 2
    team of Romulan Disruptor: 2
  `);
});
