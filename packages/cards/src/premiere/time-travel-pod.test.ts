import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { timeTravelPod } from './time-travel-pod.ts';

test('P6 Time Travel Pod: reads aloud', () => {
  expect(english(timeTravelPod)).toBe(
    'When acquired, take into hand. Plays as an interrupt on any ship. Name 1 to 5 turns (of both ' +
      'players, this one included): the ship disappears with everything aboard and on it, and returns to ' +
      'its place at the end of the last; then discard artifact.',
  );
});

test('P6 Time Travel Pod: the ship is gone for the turns named, of both players, then back as it was', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: Time Travel Pod
    P2 ship: I.K.C. K'Vort [range used 2] at Excavation aboard Gowron, Klingon Disruptor
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
  `);
  table.P1.plays("Time Travel Pod on I.K.C. K'Vort");
  table.P1.names('3');
  now(table).happened("I.K.C. K'Vort disappeared").holds('space Excavation: nothing');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).didNotHappen("I.K.C. K'Vort reappeared");
  table.P1.ends('turn');
  now(table).happened("I.K.C. K'Vort reappeared; Time Travel Pod discarded").holds(`
      space Excavation: I.K.C. K'Vort
      aboard I.K.C. K'Vort: Gowron, Klingon Disruptor
      P1 discard pile: Time Travel Pod
    `);
});

test('P6 Time Travel Pod: one turn: back at the end of the current one', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Time Travel Pod
    P1 ship: Runabout at Excavation aboard Mendon
  `);
  table.P1.plays('Time Travel Pod on Runabout');
  table.P1.names('1');
  table.P1.ends('turn');
  now(table).happened('Runabout reappeared');
});

test('P6 Time Travel Pod: a docked ship undocks into the future; its Away Team stays behind', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Time Travel Pod
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout [docked] at Excavation aboard Mendon
    P1 planet: Worf
  `);
  table.P1.plays('Time Travel Pod on Runabout');
  table.P1.names('2');
  now(table).holds('in play: Federation Outpost, Worf');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).happened('Runabout reappeared').holds('not docked: Runabout');
});

test('P6 Time Travel Pod: clocks on the ship stand still meanwhile', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Study Nebula
    P1 hand: Time Travel Pod
    P1 ship: Runabout (Warp Core Breach by P2 [since=0]) at Study Nebula aboard Mendon
  `);
  table.P1.plays('Time Travel Pod on Runabout');
  table.P1.names('1');
  table.P1.ends('turn');
  now(table).happened('Runabout reappeared').didNotHappen('Runabout destroyed').holds('on Runabout: Warp Core Breach');
});

test('P6 Time Travel Pod: Amanda Rogers nullifies it; six turns are too many', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: 2x Time Travel Pod
    P1 ship: Runabout at Excavation aboard Mendon
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Time Travel Pod on Runabout');
  table.P2.responds('Amanda Rogers');
  now(table).didNotHappen('Runabout disappeared').holds('in play: Runabout');
  table.P1.plays('Time Travel Pod #2 on Runabout');
  table.P1.names('6');
  now(table).refused('B-12.11');
  table.P1.names('5');
  now(table).happened('Runabout disappeared');
});
