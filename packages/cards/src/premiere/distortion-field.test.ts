import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { distortionField } from './distortion-field.ts';

test('P70 Distortion Field: reads aloud', () => {
  expect(english(distortionField)).toBe(
    'Plays on any planet mission. While this card is face up, nothing may be beamed up or down here. At the end ' +
      'of each of your full turns, turn this card over. (Unique.)',
  );
});

test('P70 Distortion Field: nothing is beamed to or from the surface, by either player', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Distortion Field
    P1 ship: U.S.S. Hood at Excavation aboard Data, Tricorder
    P1 ship: U.S.S. Oberth at Excavation
    P1 planet: Worf
  `);
  table.P1.beams('Tricorder to Excavation');
  now(table).refused('B-1.5');
  table.P1.beams('Worf to U.S.S. Hood');
  now(table).refused('B-1.5');
  table.P1.beams('Data to U.S.S. Oberth');
  now(table).holds('aboard U.S.S. Oberth: Data');
});

test('P70 Distortion Field: up for the round in which it was played, then down for a round, then up again', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: Distortion Field
    P1 ship: U.S.S. Hood at Excavation aboard Data
    P1 draw deck: 5x Tricorder
    P2 draw deck: 5x Tricorder
  `);
  table.P1.plays('Distortion Field on Excavation');
  table.P1.ends('turn');
  now(table).didNotHappen('Distortion Field flipped');
  table.P2.ends('turn');
  now(table).didNotHappen('Distortion Field flipped');
  table.P1.ends('turn');
  now(table).happened('Distortion Field flipped');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.beams('Data to Excavation');
  table.P1.ends('turn');
  now(table).happened('Distortion Field flipped');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.beams('Data to U.S.S. Hood');
  now(table).refused('B-1.5');
});

test('P70 Distortion Field: face down it is still in play, still unique, and Kevin Uxbridge finds it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Distortion Field [faceDown=true]
    P1 hand: Distortion Field
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Distortion Field #2 on Excavation');
  now(table).refused('B-4.4');
  table.P2.plays('Kevin Uxbridge on Distortion Field');
  now(table).holds('on Excavation: nothing');
});

test('P70 Distortion Field: the Emergency Transporter Armbands do not get through', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Distortion Field
    P1 ship: U.S.S. Hood at Excavation aboard Data
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  now(table).refused('B-13.8');
});

test('P70 Distortion Field: Near-Warp Transport does not reach that planet', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Excavation
    P2 on Excavation: Distortion Field
    P1 ship: U.S.S. Enterprise at Test Mission aboard Data, Taurik, Mendon
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays('Near-Warp Transport on U.S.S. Enterprise');
  now(table).refused('B-13.8');
});

test('P70 Distortion Field: under a face-up field the Portal Guard lets nobody off', () => {
  const table = given(`
    P1 mission: Excavation / Portal Guard by P2
    P2 on Excavation: Distortion Field
    P1 planet: Mendon, Taitt
    P1 ship: Runabout at Excavation
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Mendon killed; Taitt killed');
});
