import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { femalesLoveInterest } from './females-love-interest.ts';

test("P24 Female's Love Interest: reads aloud", () => {
  expect(english(femalesLoveInterest)).toBe(
    'Relocate one female team member at random to the furthest planet. Discard dilemma.',
  );
});

test("P24 Female's Love Interest: one female is relocated to the furthest planet, unstopped, and the others go on", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2, Impassable Door by P2
    P1 mission: Investigate Rogue Comet
    P1 mission: Excavation
    P2 mission: Avert Disaster
    P1 planet Evacuation: Calloway, Taitt, Simon Tarses, Tricorder
  `).draws('Calloway');
  table.P1.attempts('Evacuation');
  now(table)
    .happened("Calloway relocated to Avert Disaster; Female's Love Interest discarded; Impassable Door encountered")
    .holds(
      `
      planet Avert Disaster: Calloway
      planet Evacuation: Taitt, Simon Tarses, Tricorder
      not stopped: Calloway
      `,
    );
});

test("P24 Female's Love Interest: of two equally far planets the opponent chooses one", () => {
  const table = given(`
    P2 mission: Avert Disaster
    P1 mission: Evacuation / Female's Love Interest by P2
    P1 mission: Excavation
    P1 planet Evacuation: Calloway, Taitt, Simon Tarses
  `).draws('Calloway');
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P2 opponent chooses');
  table.P2.chooses('Excavation');
  now(table).holds('planet Excavation: Calloway');
});

test("P24 Female's Love Interest: the only planet of the spaceline keeps everybody", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2
    P1 mission: Investigate Rogue Comet
    P1 planet Evacuation: Calloway, Taitt, Simon Tarses
  `).draws('Calloway');
  table.P1.attempts('Evacuation');
  now(table)
    .happened("Female's Love Interest discarded; Evacuation attempt failed")
    .didNotHappen('Calloway relocated')
    .holds('planet Evacuation: Calloway, Taitt, Simon Tarses');
});

test("P24 Female's Love Interest: a team without a female is passed by", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2
    P1 mission: Excavation
    P1 planet Evacuation: Simon Tarses, Soren, Calloway [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).happened("Female's Love Interest trigger absent").holds('planet Excavation: nothing');
});

test("P24 Female's Love Interest: with its only member gone the attempt ends", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2, Archer by P2
    P1 mission: Excavation
    P1 planet Evacuation: Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Calloway relocated; Evacuation attempt ended').didNotHappen('Archer encountered');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation attempt begun');
});

test("P24 Female's Love Interest: a planet gone in a Supernova is no planet", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2
    P1 mission: Excavation
    P2 mission: Avert Disaster
    P1 planet Evacuation: Calloway
    P2 hand: Supernova
    P2 table: Tox Uthat
  `);
  table.P1.ends('turn');
  table.P2.plays('Supernova on Avert Disaster');
  table.P2.ends('turn');
  table.P1.attempts('Evacuation');
  now(table).happened('Calloway relocated to Excavation');
});
