import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { archer } from './archer.ts';

test('P14 Archer: reads aloud', () => {
  expect(english(archer)).toBe(
    'Unless the team has SECURITY and MEDICAL, kill the member with the highest attribute total and stop ' +
      'the rest. Discard dilemma.',
  );
});

test('P14 Archer: without SECURITY the highest total dies and the rest are stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Jean-Luc Picard, Simon Tarses, Tricorder
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(
      `
      Archer encountered
      Archer conditions failed
      Jean-Luc Picard killed
      Simon Tarses stopped
      Archer discarded
      Evacuation attempt ended
      `,
    )
    .holds(
      `
      stopped: Simon Tarses, Tricorder
      P1 discard pile: Jean-Luc Picard
      P2 discard pile: Archer
      under Evacuation: nothing
      `,
    );
});

test('P14 Archer: without MEDICAL it shoots, too', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Darian Wallace, Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Darian Wallace killed; Mendon stopped');
});

test('P14 Archer: SECURITY and MEDICAL pass unharmed and go on', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2, Impassable Door by P2
    P1 planet: Darian Wallace, Simon Tarses
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Archer conditions met; Archer discarded; Impassable Door encountered')
    .didNotHappen('Darian Wallace killed; Simon Tarses killed')
    .holds('P1 score: 0');
});

test('P14 Archer: an equal total is decided by the opponent', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Simon Tarses, Linda Larson, Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P2 opponent chooses');
  table.P2.chooses('Linda Larson');
  now(table).happened('Linda Larson killed; Simon Tarses stopped; Mendon stopped');
});

test('P14 Archer: equipment changes who is the highest', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Christopher Hobson, Evek, Federation PADD
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Christopher Hobson killed; Evek stopped');
});

test('P14 Archer: Varon-T Disruptor doubles the STRENGTH in the total', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Taurik, Jean-Luc Picard, Varon-T Disruptor
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Taurik killed; Jean-Luc Picard stopped');
});

test('P14 Archer: whoever does not take part neither helps nor is shot', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Data [stopped], Darian Wallace [stopped], Simon Tarses, Mendon
    P1 ship: Runabout at Evacuation aboard Worf
    P2 planet: Gowron
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Simon Tarses killed; Mendon stopped')
    .holds(
      `
      in play: Data, Darian Wallace, Worf, Gowron
      not stopped: Worf, Gowron
      `,
    );
});

test('P14 Archer: the Interphase Generator with the team nullifies it', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Jean-Luc Picard, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Archer nullified; Archer discarded; Evacuation attempt failed')
    .holds('not stopped: Jean-Luc Picard');
});

test('P14 Archer: the Interphase Generator of another team does not help', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Jean-Luc Picard, Data [stopped], Interphase Generator [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Jean-Luc Picard killed');
});

test('P14 Archer: the Genetronic Replicator takes the victim back for 2 MEDICAL stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Jean-Luc Picard, Beverly Crusher, Mendon
    P1 table: Genetronic Replicator
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('option 2');
  now(table)
    .happened('Jean-Luc Picard saved by Genetronic Replicator; Mendon stopped; Archer discarded')
    .didNotHappen('Jean-Luc Picard killed')
    .holds('P1 hand: Jean-Luc Picard');
});

test('P14 Archer: a killed Klingon with Honor may be followed by Klingon Death Yell', () => {
  const table = given(`
    P1 mission: Fever Emergency / Archer by P2
    P1 planet: Kahless, Dukath
    P1 hand: Klingon Death Yell
  `);
  table.P1.attempts('Fever Emergency');
  now(table).offers('P1 responds with Klingon Death Yell');
  table.P1.responds('Klingon Death Yell');
  now(table).happened('Klingon Death Yell played');
});
