import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { malesLoveInterest } from './males-love-interest.ts';

test("P32 Male's Love Interest: reads aloud", () => {
  expect(english(malesLoveInterest)).toBe(
    'Relocate one male team member at random to the furthest planet. Discard dilemma.',
  );
});

test("P32 Male's Love Interest: one male is relocated to the furthest planet, unstopped, and the others go on", () => {
  const table = given(`
    P1 mission: Evacuation / Male's Love Interest by P2, Impassable Door by P2
    P1 mission: Investigate Rogue Comet
    P1 mission: Excavation
    P2 mission: Avert Disaster
    P1 planet Evacuation: Simon Tarses, Mendon, Calloway, Tricorder
  `).draws('Simon Tarses');
  table.P1.attempts('Evacuation');
  now(table)
    .happened("Simon Tarses relocated to Avert Disaster; Male's Love Interest discarded; Impassable Door encountered")
    .holds(
      `
      planet Avert Disaster: Simon Tarses
      planet Evacuation: Mendon, Calloway, Tricorder
      not stopped: Simon Tarses
      `,
    );
});

test("P32 Male's Love Interest: of two equally far planets the opponent chooses one", () => {
  const table = given(`
    P2 mission: Avert Disaster
    P1 mission: Evacuation / Male's Love Interest by P2
    P1 mission: Excavation
    P1 planet Evacuation: Simon Tarses, Mendon, Calloway
  `).draws('Simon Tarses');
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P2 opponent chooses');
  table.P2.chooses('Excavation');
  now(table).holds('planet Excavation: Simon Tarses');
});

test("P32 Male's Love Interest: the only planet of the spaceline keeps everybody", () => {
  const table = given(`
    P1 mission: Evacuation / Male's Love Interest by P2
    P1 mission: Investigate Rogue Comet
    P1 planet Evacuation: Simon Tarses, Mendon, Calloway
  `).draws('Simon Tarses');
  table.P1.attempts('Evacuation');
  now(table)
    .happened("Male's Love Interest discarded; Evacuation attempt failed")
    .didNotHappen('Simon Tarses relocated')
    .holds('planet Evacuation: Simon Tarses, Mendon, Calloway');
});

test("P32 Male's Love Interest: a team without a male is passed by", () => {
  const table = given(`
    P1 mission: Evacuation / Male's Love Interest by P2
    P1 mission: Excavation
    P1 planet Evacuation: Calloway, Soren, Simon Tarses [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).happened("Male's Love Interest trigger absent").holds('planet Excavation: nothing');
});

test("P32 Male's Love Interest: with its only member gone the attempt ends", () => {
  const table = given(`
    P1 mission: Evacuation / Male's Love Interest by P2, Archer by P2
    P1 mission: Excavation
    P1 planet Evacuation: Simon Tarses
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Simon Tarses relocated; Evacuation attempt ended').didNotHappen('Archer encountered');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation attempt begun');
});
