import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { wormhole } from './wormhole.ts';

test('P145 Wormhole: reads aloud', () => {
  expect(english(wormhole)).toBe(
    'Plays on your undocked ship, with another copy on any other location. Relocate it to that location, then ' +
      'stop it and its crew.',
  );
});

const line = `
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P1 ship: Runabout [range used 7] at Excavation aboard Data, Tricorder
    P1 planet Excavation: Worf
  `;

test('P145 Wormhole: two copies move the ship with all aboard and stop it there', () => {
  const table = given(`${line}
    P1 hand: 2x Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  now(table).happened('Runabout relocated to Evacuation; Runabout stopped; Data stopped').holds(`
    space Evacuation: Runabout
    aboard Runabout: Data, Tricorder
    stopped: Runabout, Data, Tricorder
    not stopped: Worf
    planet Excavation: Worf
    P1 discard pile: Wormhole, Wormhole
    P1 hand: nothing
  `);
});

test('P145 Wormhole: one copy alone is refused', () => {
  const table = given(`${line}
    P1 hand: Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  now(table).refused('B-29.40');
});

test("P145 Wormhole: not a docked ship, not the opponent's, not to where it is", () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: U.S.S. Hood [docked at Federation Outpost] at Excavation
    P1 ship: Runabout at Excavation
    P2 ship: U.S.S. Miranda at Excavation
    P1 hand: 2x Wormhole
  `);
  table.P1.plays('Wormhole on U.S.S. Hood to Evacuation');
  now(table).refused('B-12.11');
  table.P1.plays('Wormhole on U.S.S. Miranda to Evacuation');
  now(table).refused('B-12.11');
  table.P1.plays('Wormhole on Runabout to Excavation');
  now(table).refused('B-12.11');
});

test('P145 Wormhole: a stopped ship without crew goes, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P2 ship: Runabout [stopped] at Excavation
    P2 hand: 2x Wormhole
  `);
  table.P2.plays('Wormhole on Runabout to Evacuation');
  now(table).holds('space Evacuation: Runabout');
});

test('P145 Wormhole: Amanda Rogers on the exit; a third copy takes its place (PL-03)', () => {
  const table = given(`${line}
    P1 hand: 3x Wormhole
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  table.P2.passes();
  table.P2.responds('Amanda Rogers');
  now(table).happened('Wormhole #2 nullified').holds('asked: P1 replace play');
  table.P1.plays('Wormhole #3');
  now(table).happened('Runabout relocated to Evacuation').holds(`
    stopped: Runabout
    P1 hand: nothing
  `);
});

test('P145 Wormhole: without a substitute nothing moves and both are discarded', () => {
  const table = given(`${line}
    P1 hand: 2x Wormhole, Taurik
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Wormhole nullified').holds('asked: P1 replace play');
  table.P1.passes();
  now(table).didNotHappen('Runabout relocated').holds(`
    space Excavation: Runabout
    P1 discard pile: Wormhole, Wormhole
  `);
});

test('P145 Wormhole: the substitute can be nullified as well', () => {
  const table = given(`${line}
    P1 hand: 3x Wormhole
    P2 hand: 2x Amanda Rogers
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  table.P2.responds('Amanda Rogers');
  now(table).holds('asked: P1 replace play');
  table.P1.plays('Wormhole #3');
  table.P2.responds('Amanda Rogers');
  now(table).holds('space Excavation: Runabout').didNotHappen('Runabout relocated');
});

test('P145 Wormhole: a ship under an Incoming Message may not be sent elsewhere', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Evacuation
    P1 ship: Runabout (Incoming Message - Federation by P2) at Excavation aboard Data
    P1 hand: 2x Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  now(table).refused('B-22.2');
});

test('P145 Wormhole: out of a Tetryon Field and past a Q-Net', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P2 on Excavation: Tetryon Field
    P1 ship: Runabout at Excavation aboard Calloway
    P2 hand: nothing
    P1 hand: 2x Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Evacuation');
  now(table).holds('space Evacuation: Runabout');
});
