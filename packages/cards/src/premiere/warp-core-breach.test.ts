import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { warpCoreBreach } from './warp-core-breach.ts';

test('P102 Warp Core Breach: reads aloud', () => {
  expect(english(warpCoreBreach)).toBe(
    "Plays on any ship other than Borg Ship. At the end of its owner's next turn, destroy it. Cured by ENGINEER aboard.",
  );
});

test('P102 Warp Core Breach: the ship explodes at the end of the next turn of its player', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Test Mission
    P1 hand: Warp Core Breach
    P2 ship: I.K.C. K'Vort at Test Mission aboard Klag
    P2 ship: I.K.C. Pagh at Test Mission aboard Gorath
  `);
  table.P1.plays("Warp Core Breach on I.K.C. K'Vort");
  table.P1.ends('turn');
  now(table).didNotHappen("I.K.C. K'Vort destroyed");
  table.P2.ends('turn');
  now(table).happened("I.K.C. K'Vort destroyed; Klag killed").holds(`
      in play: I.K.C. Pagh, Gorath
      P1 discard pile: Warp Core Breach
    `);
});

test('P102 Warp Core Breach: an ENGINEER who has been aboard cures it for good', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Warp Core Breach by P2 [since=0]) at Excavation aboard Mendon
    P1 planet: Taurik
  `);
  table.P1.beams('Taurik to Runabout');
  now(table).happened('Warp Core Breach cured');
  table.P1.beams('Taurik to Excavation');
  table.P1.ends('turn');
  now(table).didNotHappen('Runabout destroyed');
});

test('P102 Warp Core Breach: an OFFICER with an Engineering Kit cures it', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Warp Core Breach by P2 [since=0]) at Excavation aboard Giusti
    P1 planet: Engineering Kit
  `);
  table.P1.beams('Engineering Kit to Runabout');
  now(table).happened('Warp Core Breach cured');
});

test('P102 Warp Core Breach: an empty ship explodes at its dock, the outpost and its ENGINEER stay', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula aboard Taurik
    P1 ship: Runabout [docked] (Warp Core Breach by P2 [since=0]) at Study Nebula
  `);
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed').holds('in play: Federation Outpost, Taurik');
});

test('P102 Warp Core Breach: the crew escapes in a pod', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Study Nebula
    P1 ship: Runabout (Warp Core Breach by P2 [since=0]) at Study Nebula aboard Mendon
    P1 hand: Escape Pod
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table).happened('Mendon saved; Runabout destroyed').holds('in play: Mendon');
});

test('P102 Warp Core Breach: the turn of a player who only borrows the ship is not its owner’s', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Study Nebula
    P1 ship: Zibalian Transport (Warp Core Breach by P2) at Study Nebula
    P2 hand: Neural Servo Device
  `);
  table.P2.plays('Neural Servo Device on Zibalian Transport');
  table.P2.ends('turn');
  now(table).happened('Zibalian Transport control changed').didNotHappen('Zibalian Transport destroyed');
  table.P1.ends('turn');
  now(table).happened('Zibalian Transport destroyed');
});
