import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { autoDestructSequence } from './auto-destruct-sequence.ts';

test('P110 Auto-Destruct Sequence: reads aloud', () => {
  expect(english(autoDestructSequence)).toBe(
    'Plays on your ship. At the end of your turn, destroy it, then damage each other ship here with SHIELDS under ' +
      '8.',
  );
});

test('P110 Auto-Destruct Sequence: at the end of your turn the ship explodes and damages weak ships there', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: Runabout at Excavation aboard Data
    P1 ship: U.S.S. Hood at Excavation
    P2 ship: I.K.C. Qu'Vat at Excavation
    P2 ship: I.K.C. Pagh [cloaked] at Excavation
    P2 ship: I.K.C. K'Vort at Study Nebula
    P2 outpost: Klingon Outpost at Excavation
    P1 hand: Auto-Destruct Sequence
  `);
  table.P1.plays('Auto-Destruct Sequence on Runabout');
  now(table).holds('on Runabout: Auto-Destruct Sequence');
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed; Data killed; U.S.S. Hood damaged').holds(`
    damaged: U.S.S. Hood, I.K.C. Pagh
    not damaged: I.K.C. Qu'Vat, I.K.C. K'Vort
    hull of Klingon Outpost: 100
    P1 discard pile: Data, Auto-Destruct Sequence, Runabout
  `);
});

test("P110 Auto-Destruct Sequence: played in the opponent's turn it waits for the end of your next turn", () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation
    P2 hand: Auto-Destruct Sequence
  `);
  table.P2.plays('Auto-Destruct Sequence on Runabout');
  table.P1.ends('turn');
  now(table).holds('in play: Runabout');
  table.P2.ends('turn');
  now(table).happened('Runabout destroyed');
});

test("P110 Auto-Destruct Sequence: not on the opponent's ship, not on an outpost", () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P2 ship: Runabout at Excavation
    P1 hand: Auto-Destruct Sequence
  `);
  table.P1.plays('Auto-Destruct Sequence on Runabout');
  now(table).refused('B-12.11');
  table.P1.plays('Auto-Destruct Sequence on Federation Outpost');
  now(table).refused('B-12.11');
});

test('P110 Auto-Destruct Sequence: SHIELDS count as they are then', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation
    P1 ship: U.S.S. Hood (Metaphasic Shields) at Excavation aboard Mendon
    P1 ship: U.S.S. Miranda [docked at Federation Outpost] at Excavation
    P1 ship: U.S.S. Excelsior at Excavation
  `);
  now(table).holds('SHIELDS of U.S.S. Hood: 9');
  table.P1.ends('turn');
  now(table).holds(`
    not damaged: U.S.S. Hood, U.S.S. Miranda
    damaged: U.S.S. Excelsior
  `);
});

test('P110 Auto-Destruct Sequence: a damaged neighbour is destroyed in turn, with its own Escape Pod', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Taurik
    P1 ship: U.S.S. Hood [damaged] at Excavation aboard Data
    P1 hand: 2x Escape Pod
  `);
  table.P1.passes();
  table.P1.responds('Escape Pod');
  table.P1.responds('Escape Pod');
  now(table).happened('Taurik saved; Runabout destroyed; U.S.S. Hood damaged; Data saved; U.S.S. Hood destroyed');
});

test('P110 Auto-Destruct Sequence: whoever beams away in time lives', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation aboard Data
  `);
  table.P1.beams('Data from Runabout to Excavation');
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed').didNotHappen('Data killed');
});

test('P110 Auto-Destruct Sequence: Temporal Rift takes the ship away with its clock standing still', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Auto-Destruct Sequence) at Excavation
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on Runabout');
  table.P1.ends('turn');
  now(table).didNotHappen('Runabout destroyed');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout reappeared').didNotHappen('Runabout destroyed').holds('in play: Runabout');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed');
});
