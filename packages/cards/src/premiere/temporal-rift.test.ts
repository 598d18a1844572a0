import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { temporalRift } from './temporal-rift.ts';

test('P140 Temporal Rift: reads aloud', () => {
  expect(english(temporalRift)).toBe(
    'Plays on your undocked ship. It disappears with everything aboard and on it. Countdown 2: when it expires, ' +
      'the ship reappears here.',
  );
});

const at = `
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula
    P1 ship: U.S.S. Hood [damaged, range used 2] (Bynars Weapon Enhancement) at Excavation aboard Data, Worf [stopped]
    P1 planet Excavation: Taurik
  `;

test('P140 Temporal Rift: the ship is gone until the end of your next turn and comes back as it was', () => {
  const table = given(`${at}
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on U.S.S. Hood');
  now(table).happened('U.S.S. Hood disappeared').holds(`
    not in play: U.S.S. Hood, Data, Worf, Bynars Weapon Enhancement
    in play: Taurik, Temporal Rift
    countdown of Temporal Rift: 2
    space Excavation: nothing
  `);
  table.P1.ends('turn');
  now(table).holds('countdown of Temporal Rift: 1');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('U.S.S. Hood reappeared; Temporal Rift discarded').holds(`
    space Excavation: U.S.S. Hood
    aboard U.S.S. Hood: Data, Worf
    on U.S.S. Hood: Bynars Weapon Enhancement
    damaged: U.S.S. Hood
    WEAPONS of U.S.S. Hood: 8
    P1 discard pile: Temporal Rift
  `);
});

test("P140 Temporal Rift: played in the opponent's turn it takes both of your next turns", () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Data
    P2 hand: Temporal Rift
  `);
  table.P2.plays('Temporal Rift on Runabout');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).holds('countdown of Temporal Rift: 1');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).happened('Runabout reappeared');
});

test("P140 Temporal Rift: not on a docked ship, not on the opponent's", () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout [docked at Federation Outpost] at Excavation
    P2 ship: U.S.S. Hood at Excavation
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on Runabout');
  now(table).refused('B-12.11');
  table.P1.plays('Temporal Rift on U.S.S. Hood');
  now(table).refused('B-12.11');
});

test('P140 Temporal Rift: who is away counts for uniqueness', () => {
  const table = given(`${at}
    P1 hand: Temporal Rift, Data, U.S.S. Hood, Worf
  `);
  table.P1.plays('Temporal Rift on U.S.S. Hood');
  table.P1.reports('Data #2 to Federation Outpost');
  now(table).refused('B-4.2');
  table.P1.reports('U.S.S. Hood #2 to Federation Outpost');
  now(table).refused('B-4.2');
});

test('P140 Temporal Rift: nothing is played on it, nobody aboard acts', () => {
  const table = given(`${at}
    P1 hand: Temporal Rift, Transwarp Conduit
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Temporal Rift on U.S.S. Hood');
  now(table).doesNotOffer(
    'P1 plays Transwarp Conduit on U.S.S. Hood',
    'P2 plays Kevin Uxbridge on Bynars Weapon Enhancement',
    'P2 plays Kevin Uxbridge on Temporal Rift',
    'P1 beams Data from U.S.S. Hood to Excavation',
  );
});

test('P140 Temporal Rift: clocks on the ship stand still (PL-20)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Plasma Fire by P2) at Excavation aboard Taurik
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on Runabout');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout reappeared').didNotHappen('Runabout damaged').holds('on Runabout: Plasma Fire');
});

test('P140 Temporal Rift: Anti-Time Anomaly passes by those who are away', () => {
  const table = given(`
    turn 4: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Data
    P1 planet Excavation: Taurik
    P1 hand: Temporal Rift
    P2 table: Anti-Time Anomaly
  `);
  table.P1.plays('Temporal Rift on Runabout');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('in play: Data');
});

test('P140 Temporal Rift: only while it is played Amanda Rogers reaches it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation
    P1 hand: Temporal Rift
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Temporal Rift on Runabout');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Temporal Rift nullified').holds('space Excavation: Runabout');
});

test('P140 Temporal Rift: both players see which ship will come back', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Data
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on Runabout');
  now(table).holds(`
    P2 sees: Runabout, Temporal Rift
    P2 does not see: Data
  `);
});
