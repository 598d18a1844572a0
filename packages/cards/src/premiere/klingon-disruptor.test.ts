import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { klingonDisruptor } from './klingon-disruptor.ts';

test('P58 Klingon Disruptor: reads aloud', () => {
  expect(english(klingonDisruptor)).toBe(
    'Klingon or Non-Aligned use only: each of your personnel present who may use it has STRENGTH +2. Cumulative.',
  );
});

test('P58 Klingon Disruptor: those named and the Non-Aligned have STRENGTH +2 for each copy', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Gowron, Evek, 2x Klingon Disruptor
  `);
  now(table).holds(`
      STRENGTH of Gowron: 13
      STRENGTH of Evek: 11
      CUNNING of Evek: 5
    `);
});

test('P58 Klingon Disruptor: a treaty partner present gets nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Romulan/Klingon
    P1 planet: Gowron, Sela, Klingon Disruptor
  `);
  now(table).holds(`
      STRENGTH of Gowron: 11
      STRENGTH of Sela: 8
    `);
});

test('P58 Klingon Disruptor: different weapons add up', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek, Starfleet Type II Phaser, Klingon Disruptor, Romulan Disruptor
  `);
  now(table).holds('STRENGTH of Evek: 13');
});

test('P58 Klingon Disruptor: it helps neither the stopped team beside it nor the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek [stopped], Klingon Disruptor, Gowron
    P2 planet: Evek
  `);
  now(table).holds(`
      STRENGTH of P1's Evek: 7
      STRENGTH of P2's Evek: 7
      STRENGTH of Gowron: 11
    `);
});

test('P58 Klingon Disruptor: it counts in the STRENGTH of a team that meets Nausicaans', () => {
  const table = given(`
    P1 mission: Hunt for DNA Program / Nausicaans by P2
    P1 planet: Gowron, Kargan, Kurn, Evek, Roga Danar, Klingon Disruptor
  `);
  table.P1.attempts('Hunt for DNA Program');
  now(table).happened('Nausicaans conditions met');
});

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
