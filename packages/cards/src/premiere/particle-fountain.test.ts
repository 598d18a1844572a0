import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { particleFountain } from './particle-fountain.ts';

test('P132 Particle Fountain: reads aloud', () => {
  expect(english(particleFountain)).toBe(
    'Just after your Away Team with 2 ENGINEER completes a planet mission, score 5 points. (One per mission.)',
  );
});

test('P132 Particle Fountain: two levels of one ENGINEER are enough', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, Geordi La Forge
    P1 hand: Particle Fountain
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Particle Fountain');
  now(table).happened('Excavation mission completed; P1 scored 5 for Particle Fountain').holds(`
    P1 score: 30
    P1 bonus: Particle Fountain
  `);
});

test('P132 Particle Fountain: an OFFICER with the Engineering Kit counts', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, Taurik, Engineering Kit
    P1 hand: Particle Fountain
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Particle Fountain');
  now(table).holds('P1 score: 30');
});

test('P132 Particle Fountain: one ENGINEER is too few, those on the ship do not count', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, Taurik
    P1 ship: Runabout at Excavation aboard Leah Brahms
    P1 hand: Particle Fountain
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed').doesNotOffer('P1 responds with Particle Fountain');
});

test("P132 Particle Fountain: not for the opponent's team", () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, Leah Brahms
    P2 planet: Geordi La Forge
    P2 hand: Particle Fountain
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed').doesNotOffer('P2 responds with Particle Fountain');
});

test('P132 Particle Fountain: one per mission, none for a space mission', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Repair Mission
    P1 planet: Jean-Luc Picard, Leah Brahms
    P1 ship: Runabout at Repair Mission aboard Geordi La Forge, Taurik
    P1 hand: 2x Particle Fountain
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Particle Fountain');
  now(table).happened('P1 scored 5').doesNotOffer('P1 responds with Particle Fountain');
  table.P1.attempts('Repair Mission');
  now(table).happened('Repair Mission mission completed').doesNotOffer('P1 responds with Particle Fountain');
});
