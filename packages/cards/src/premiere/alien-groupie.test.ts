import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { alienGroupie } from './alien-groupie.ts';

test('P107 Alien Groupie: reads aloud', () => {
  expect(english(alienGroupie)).toBe(
    'Just after a planet mission is completed, place on one male team member at random. That personnel cannot be ' +
      "beamed up until the end of their owner's next turn.",
  );
});

const solved = `
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 planet Excavation: Jean-Luc Picard, Data, Beverly Crusher
    P1 ship: Runabout at Excavation
  `;

test('P107 Alien Groupie: one male of the team that completed a planet mission cannot be beamed off it', () => {
  const table = given(`${solved}
    P2 hand: Alien Groupie
  `).draws('Data');
  table.P1.attempts('Excavation');
  table.P2.responds('Alien Groupie');
  now(table)
    .happened('Excavation mission completed; Alien Groupie placed on Data')
    .holds('not stopped: Data, Jean-Luc Picard, Beverly Crusher');
  table.P1.beams('Data from Excavation to Runabout');
  now(table).refused('B-1.5');
  table.P1.beams('Jean-Luc Picard, Beverly Crusher from Excavation to Runabout');
  now(table).holds('planet Excavation: Data');
});

test("P107 Alien Groupie: he is free again after his owner's next turn", () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 planet Excavation: Jean-Luc Picard, Data, Beverly Crusher
    P1 ship: Runabout at Excavation
    P2 hand: Alien Groupie
  `).draws('Data');
  table.P1.attempts('Excavation');
  table.P2.responds('Alien Groupie');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  now(table).holds('in play: Alien Groupie').doesNotOffer('P1 beams Data from Excavation to Runabout');
  table.P1.ends('turn');
  now(table).happened('Alien Groupie discarded').holds('P2 discard pile: Alien Groupie');
});

test('P107 Alien Groupie: Emergency Transporter Armbands do not lift him', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet Excavation: Data (Alien Groupie by P2), Beverly Crusher
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  now(table).doesNotOffer('P1 beams Data from Excavation to Runabout');
  table.P1.beams('Beverly Crusher from Excavation to Runabout');
});

test('P107 Alien Groupie: he may act on the planet', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet Excavation: Jean-Luc Picard (Alien Groupie by P2)
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed');
});

test('P107 Alien Groupie: a team without a male, Soren included, leaves it without effect', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet Excavation: Soren, Vash
    P1 hand: Alien Groupie
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Alien Groupie');
  now(table)
    .happened('Alien Groupie discarded')
    .didNotHappen('Alien Groupie placed on Soren; Alien Groupie placed on Vash');
});

test('P107 Alien Groupie: not after a space mission, not after a failed attempt', () => {
  const table = given(`
    P1 mission: Study Stellar Collision
    P1 mission: Excavation
    P1 ship: Runabout at Study Stellar Collision aboard Morgan Bateson
    P1 planet Excavation: Taurik
    P2 hand: Alien Groupie
  `);
  table.P1.attempts('Study Stellar Collision');
  now(table).happened('Study Stellar Collision mission completed').doesNotOffer('P2 responds with Alien Groupie');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation attempt failed').doesNotOffer('P2 responds with Alien Groupie');
});

test('P107 Alien Groupie: Particle Fountain uses the same moment', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet Excavation: Jean-Luc Picard, Leah Brahms
    P1 hand: Particle Fountain
    P2 hand: Alien Groupie
  `);
  table.P1.attempts('Excavation');
  table.P2.responds('Alien Groupie');
  table.P1.responds('Particle Fountain');
  now(table).happened('Alien Groupie placed on Jean-Luc Picard; P1 scored 5 for Particle Fountain');
});
