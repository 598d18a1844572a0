import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { lossOfOrbitalStability } from './loss-of-orbital-stability.ts';

test('P129 Loss of Orbital Stability: reads aloud', () => {
  expect(english(lossOfOrbitalStability)).toBe(
    "Plays on any ship in orbit. It has no RANGE this turn. At the end of its owner's next turn, destroy it " +
      'unless it has SHIELDS over 4, then discard interrupt.',
  );
});

test("P129 Loss of Orbital Stability: in its player's turn the ship has no RANGE; weak SHIELDS fail at the end of the next", () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Type VI Shuttlecraft at Excavation aboard Data
    P2 hand: Loss of Orbital Stability
  `);
  table.P2.plays('Loss of Orbital Stability on Type VI Shuttlecraft');
  now(table).holds('RANGE of Type VI Shuttlecraft: 0');
  table.P1.flies('Type VI Shuttlecraft to Study Nebula');
  now(table).refused('B-14.32');
  table.P1.ends('turn');
  now(table).holds('RANGE of Type VI Shuttlecraft: 6').didNotHappen('Type VI Shuttlecraft destroyed');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table)
    .happened('Type VI Shuttlecraft destroyed; Data killed')
    .holds('P2 discard pile: Loss of Orbital Stability');
});

test("P129 Loss of Orbital Stability: played in the opponent's turn it hurts nobody's RANGE", () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Runabout at Excavation aboard Data
    P2 hand: Loss of Orbital Stability
  `);
  table.P2.plays('Loss of Orbital Stability on Runabout');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Study Nebula');
  table.P1.ends('turn');
  now(table)
    .happened('Loss of Orbital Stability discarded')
    .didNotHappen('Runabout destroyed')
    .holds('in play: Runabout');
});

test.each([
  ['Scout Vessel', true],
  ['Pi', true],
  ['Runabout', false],
])('P129 Loss of Orbital Stability: %s is destroyed: %s', (ship, lost) => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 ship: ${ship} (Loss of Orbital Stability by P2) at Excavation
  `);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  const said = `${ship} destroyed`;
  if (lost) now(table).happened(said);
  else now(table).didNotHappen(said).happened('Loss of Orbital Stability discarded');
});

test('P129 Loss of Orbital Stability: docking raises the SHIELDS in time', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Type VI Shuttlecraft (Loss of Orbital Stability by P2) at Excavation aboard Giusti
  `);
  table.P1.docks('Type VI Shuttlecraft at Federation Outpost');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Loss of Orbital Stability discarded').didNotHappen('Type VI Shuttlecraft destroyed');
});

test('P129 Loss of Orbital Stability: only a ship in orbit: not docked, not at a space mission', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout [docked at Federation Outpost] at Excavation
    P1 ship: Type VI Shuttlecraft at Study Nebula
    P2 hand: Loss of Orbital Stability
  `);
  table.P2.plays('Loss of Orbital Stability on Runabout');
  now(table).refused('B-12.11');
  table.P2.plays('Loss of Orbital Stability on Type VI Shuttlecraft');
  now(table).refused('B-12.11');
});

test('P129 Loss of Orbital Stability: Wormhole works without RANGE, Transwarp Conduit doubles nothing', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Runabout at Excavation aboard Data
    P1 hand: Transwarp Conduit, 2x Wormhole
    P2 hand: Loss of Orbital Stability
  `);
  table.P2.plays('Loss of Orbital Stability on Runabout');
  table.P1.plays('Transwarp Conduit on Runabout');
  now(table).holds('RANGE of Runabout: 0');
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  now(table).holds('space Study Nebula: Runabout');
});

test('P129 Loss of Orbital Stability: the turn of a player who only borrows the ship is not its owner’s', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 ship: Zibalian Transport (Loss of Orbital Stability by P2) at Excavation aboard Narik
    P2 hand: Neural Servo Device
  `);
  table.P2.plays('Neural Servo Device on Zibalian Transport');
  table.P2.ends('turn');
  now(table).happened('Zibalian Transport control changed').didNotHappen('Zibalian Transport destroyed');
  table.P1.ends('turn');
  now(table).happened('Zibalian Transport destroyed');
});
