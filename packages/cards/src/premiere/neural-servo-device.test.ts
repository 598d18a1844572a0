import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { neuralServoDevice } from './neural-servo-device.ts';

test('P84 Neural Servo Device: reads aloud', () => {
  expect(english(neuralServoDevice)).toBe(
    "Plays on your opponent's Non-Aligned ship. If it has 2 SECURITY aboard, discard event; otherwise take " +
      'control of it and its crew this turn.',
  );
});

test('P84 Neural Servo Device: ship and crew are yours until the end of your turn, then go back where they stand', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P2 ship: Zibalian Transport at Test Mission aboard Narik, Tricorder
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  now(table).happened('Zibalian Transport control changed').holds('P1 sees: Narik');
  table.P1.flies('Zibalian Transport to Explore Dyson Sphere');
  table.P1.ends('turn');
  now(table).happened('Neural Servo Device discarded; Zibalian Transport control changed').holds(`
      space Explore Dyson Sphere: Zibalian Transport
      P1 does not see: Narik
      P2 sees: Narik
    `);
  table.P2.flies('Zibalian Transport to Test Mission');
  now(table).happened('Zibalian Transport flew to Test Mission');
});

test('P84 Neural Servo Device: two SECURITY aboard show themselves and keep the ship, one does not', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Combat Vessel at Test Mission aboard Gorath, Kle'eg, Narik
    P2 ship: Mercenary Ship at Test Mission aboard Gorath
    P1 hand: 2x Neural Servo Device
    P1 more card plays: 1
  `);
  table.P1.plays('Neural Servo Device on Combat Vessel');
  now(table)
    .happened('Neural Servo Device discarded')
    .didNotHappen('Combat Vessel control changed')
    .holds('on Combat Vessel: nothing');
  table.P1.plays('Neural Servo Device on Mercenary Ship');
  now(table).happened('Mercenary Ship control changed');
});

test('P84 Neural Servo Device: who is aboard does not show in what may be done', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Combat Vessel at Test Mission aboard Gorath, Kle'eg
    P1 hand: Neural Servo Device
  `);
  now(table).offers('P1 plays Neural Servo Device on Combat Vessel');
});

test('P84 Neural Servo Device: no ship of an affiliation, and none of your own', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: I.K.C. K'Vort at Test Mission aboard Klag
    P1 ship: Zibalian Transport at Test Mission aboard Narik
    P1 hand: Neural Servo Device
  `);
  table.P1.plays("Neural Servo Device on I.K.C. K'Vort");
  now(table).refused('B-12.11');
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  now(table).refused('B-12.11');
});

test('P84 Neural Servo Device: the crew beams and attempts for you, and stays where it is when control ends', () => {
  const table = given(`
    P1 mission: Relief Mission
    P2 ship: Zibalian Transport at Relief Mission aboard Torak
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  table.P1.beams('Torak to Relief Mission');
  table.P1.attempts('Relief Mission');
  now(table).happened('Relief Mission mission completed by P1').holds(`
      P1 score: 20
      P2 score: 0
    `);
  table.P1.ends('turn');
  now(table).holds('P2 planet Relief Mission: Torak');
});

test('P84 Neural Servo Device: Kevin Uxbridge gives everything back early', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P2 ship: Zibalian Transport at Test Mission aboard Narik
    P2 hand: Kevin Uxbridge
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  table.P2.plays('Kevin Uxbridge on Neural Servo Device');
  table.P1.flies('Zibalian Transport to Explore Dyson Sphere');
  now(table).refused('B-10.4');
});

test('P84 Neural Servo Device: an empty ship comes without anybody to fly it', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P2 ship: Zibalian Transport at Test Mission
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  table.P1.flies('Zibalian Transport to Explore Dyson Sphere');
  now(table).refused('B-14.18');
});

test('P84 Neural Servo Device: PL-21: the borrowed ship attacks its own player’s cards', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Mercenary Ship at Test Mission aboard Evek
    P2 ship: Zibalian Transport at Test Mission aboard Narik
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Mercenary Ship');
  table.P1.attacks('Zibalian Transport with Mercenary Ship');
  table.P2.chooses('nothing');
  now(table).happened('Mercenary Ship fired at Zibalian Transport with 7');
});

test('P84 Neural Servo Device: PL-21: Auto-Destruct Sequence on it explodes before control returns', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: Mercenary Ship at Test Mission aboard Evek
    P1 hand: Neural Servo Device, Auto-Destruct Sequence
  `);
  table.P1.plays('Neural Servo Device on Mercenary Ship');
  now(table).offers('P1 plays Auto-Destruct Sequence on Mercenary Ship');
  table.P1.plays('Auto-Destruct Sequence on Mercenary Ship');
  now(table).happened('Auto-Destruct Sequence placed on');
  table.P1.ends('turn');
  now(table)
    .happened('Mercenary Ship destroyed; Evek killed')
    .didNotHappen('Mercenary Ship control changed')
    .holds('P2 discard pile: Evek, Mercenary Ship');
});
