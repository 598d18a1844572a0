import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { distortionOfSpaceTimeContinuum } from './distortion-of-space-time-continuum.ts';

test('P113 Distortion of Space/Time Continuum: reads aloud', () => {
  expect(english(distortionOfSpaceTimeContinuum)).toBe(
    "Unstop any ship, its crew, and its player's Away Teams there, and give back the RANGE it used this turn.",
  );
});

test('P113 Distortion of Space/Time Continuum: ship, crew and teams of its player here are unstopped, RANGE is back', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 ship: Runabout [stopped, range used 5] at Excavation aboard Data [stopped], Tricorder [stopped]
    P1 ship: U.S.S. Hood [stopped] at Excavation aboard Giusti [stopped]
    P1 planet Excavation: Taurik [stopped]
    P1 planet Evacuation: Worf [stopped]
    P2 planet Excavation: Gowron [stopped]
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).holds(`
    not stopped: Runabout, Data, Tricorder, Taurik
    stopped: U.S.S. Hood, Giusti, Worf, Gowron
    range left of Runabout: 7
  `);
});

test("P113 Distortion of Space/Time Continuum: the opponent's ship may be chosen", () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout [stopped] at Excavation aboard Data [stopped]
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).holds('not stopped: Runabout, Data');
});

test('P113 Distortion of Space/Time Continuum: where nothing is stopped and no RANGE used it does nothing', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Data
    P1 planet Excavation: Worf
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).refused('B-13.8');
});

test('P113 Distortion of Space/Time Continuum: a stopped team may try again in the same turn', () => {
  const table = given(`
    P1 mission: Evacuation / Impassable Door by P2
    P1 planet: Taurik
    P1 ship: Runabout at Evacuation
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('stopped: Taurik');
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).offers('P1 attempts Evacuation');
});

test('P113 Distortion of Space/Time Continuum: the disabled stay disabled', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout [stopped] at Excavation aboard Sir Isaac Newton [stopped, deactivated]
    P1 hand: Distortion of Space/Time Continuum
  `);
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).holds('deactivated: Sir Isaac Newton');
});

test('P113 Distortion of Space/Time Continuum: after a Wormhole the ship goes on (PL-04)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P1 ship: Runabout [range used 2] at Excavation aboard Data
    P1 hand: 2x Wormhole, Distortion of Space/Time Continuum
  `);
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  now(table).holds('stopped: Runabout, Data');
  table.P1.plays('Distortion of Space/Time Continuum on Runabout');
  now(table).holds('range left of Runabout: 7').offers('P1 flies Runabout to Evacuation');
});
