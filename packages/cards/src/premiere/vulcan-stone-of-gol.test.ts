import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { vulcanStoneOfGol } from './vulcan-stone-of-gol.ts';

test('P9 Vulcan Stone of Gol: reads aloud', () => {
  expect(english(vulcanStoneOfGol)).toBe(
    'When acquired, take into hand. Plays as an event on any Away Team. Kill all members with CUNNING 7 ' +
      'or less and without Youth. Discard artifact.',
  );
});

test('P9 Vulcan Stone of Gol: members without Youth and without CUNNING over 7 die', () => {
  const table = given(`
    P1 mission: Excavation
    P2 mission: Evacuation
    P1 hand: Vulcan Stone of Gol
    P2 planet Excavation: Jean-Luc Picard, Alexander Rozhenko, Worf, Deanna Troi
    P2 planet Evacuation: Mendon
    P2 ship: Runabout at Excavation aboard Taitt
    P1 planet Excavation: Gowron
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  now(table).happened('Worf killed; Deanna Troi killed; Vulcan Stone of Gol discarded').holds(`
      in play: Jean-Luc Picard, Alexander Rozhenko, Mendon, Taitt, Gowron
      P1 card plays used: 1
    `);
});

test('P9 Vulcan Stone of Gol: a PADD lifts CUNNING 7 over the mark', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 planet: Deanna Troi, Federation PADD, Mendon
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  now(table).happened('Mendon killed').didNotHappen('Deanna Troi killed');
});

test('P9 Vulcan Stone of Gol: the stopped are a team of their own', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 planet: Worf [stopped], Deanna Troi
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2 stopped');
  now(table).happened('Worf killed').didNotHappen('Deanna Troi killed');
});

test('P9 Vulcan Stone of Gol: a crew is no Away Team', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 ship: Runabout at Excavation aboard Worf
  `);
  table.P1.plays('Vulcan Stone of Gol on Runabout');
  now(table).refused('B-12.11');
});

test('P9 Vulcan Stone of Gol: Kevin Uxbridge nullifies it, Amanda Rogers does not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 planet: Worf
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  now(table).doesNotOffer('P2 responds with Amanda Rogers');
  table.P2.responds('Kevin Uxbridge');
  now(table).didNotHappen('Worf killed');
});

test('P9 Vulcan Stone of Gol: the Genetronic Replicator may save one of them', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 table: Genetronic Replicator
    P2 planet: Worf, Beverly Crusher
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  table.P2.saves('Worf with Beverly Crusher');
  now(table).holds(`
      P2 hand: Worf
      stopped: Beverly Crusher
    `);
});
