import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { plasmaFire } from './plasma-fire.ts';

test('P87 Plasma Fire: reads aloud', () => {
  expect(english(plasmaFire)).toBe(
    'Plays on any ship other than Borg Ship. At the end of each full turn of its controller, damage it. Cured by SECURITY aboard.',
  );
});

test('P87 Plasma Fire: damaged at the end of the controller’s next turn, destroyed at the end of the one after', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Test Mission
    P1 hand: Plasma Fire
    P2 ship: I.K.C. K'Vort at Test Mission aboard Klag
    P1 draw deck: 6x Tricorder
    P2 draw deck: 6x Tricorder
  `);
  table.P1.plays("Plasma Fire on I.K.C. K'Vort");
  table.P1.ends('turn');
  now(table).didNotHappen("I.K.C. K'Vort damaged");
  table.P2.ends('turn');
  now(table).happened("I.K.C. K'Vort damaged");
  table.P1.ends('turn');
  now(table).didNotHappen("I.K.C. K'Vort destroyed");
  table.P2.ends('turn');
  now(table).happened("I.K.C. K'Vort destroyed; Klag killed").holds('P1 discard pile: Plasma Fire');
});

test('P87 Plasma Fire: on your own ship the turn of play does not count', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Test Mission
    P1 hand: Plasma Fire
    P1 ship: Runabout at Test Mission aboard Mendon
    P1 draw deck: 6x Tricorder
    P2 draw deck: 6x Tricorder
  `);
  table.P1.plays('Plasma Fire on Runabout');
  table.P1.ends('turn');
  now(table).didNotHappen('Runabout damaged');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout damaged');
});

test('P87 Plasma Fire: SECURITY that comes aboard in time puts it out', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Plasma Fire by P2 [since=0]) at Excavation aboard Mendon
    P1 planet: Darian Wallace
  `);
  table.P1.beams('Darian Wallace to Runabout');
  now(table).happened('Plasma Fire cured; Plasma Fire discarded');
  table.P1.ends('turn');
  now(table).didNotHappen('Runabout damaged');
});

test('P87 Plasma Fire: SECURITY already aboard puts it out as it is played; disabled SECURITY does not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Worf
    P1 ship: U.S.S. Hood at Excavation aboard Darian Wallace [disabledBy=0]
    P1 hand: 2x Plasma Fire
    P1 table: Horga'hn
  `);
  table.P1.plays('Plasma Fire on Runabout');
  now(table).happened('Plasma Fire cured');
  table.P1.plays('Plasma Fire on U.S.S. Hood');
  now(table).holds('on U.S.S. Hood: Plasma Fire');
});

test('P87 Plasma Fire: the opponent’s SECURITY aboard puts nothing out, and Spacedock mends the hull only', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost (Spacedock) at Study Nebula
    P1 ship: Runabout [damaged] (Plasma Fire by P2 [since=0]) at Study Nebula aboard Mendon
  `);
  table.P1.docks('Runabout at Federation Outpost');
  now(table).happened('Runabout repaired').holds('on Runabout: Plasma Fire');
  table.P1.ends('turn');
  now(table).happened('Runabout damaged').didNotHappen('Runabout destroyed');
});

test('P87 Plasma Fire: only ships burn', () => {
  const table = given(`
    P1 mission: Study Nebula
    P2 outpost: Federation Outpost at Study Nebula
    P1 hand: Plasma Fire
  `);
  table.P1.plays('Plasma Fire on Federation Outpost');
  now(table).refused('B-12.11');
});
