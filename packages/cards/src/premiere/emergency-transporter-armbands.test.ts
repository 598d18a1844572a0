import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { emergencyTransporterArmbands } from './emergency-transporter-armbands.ts';

test('P114 Emergency Transporter Armbands: reads aloud', () => {
  expect(english(emergencyTransporterArmbands)).toBe(
    'Plays even in response to Firestorm, or during a personnel battle before its winner is determined. Beam any ' +
      'number of your personnel up or down at one location.',
  );
});

test("P114 Emergency Transporter Armbands: personnel leave a planet in the opponent's turn", () => {
  const table = given(`
    P1 mission: Excavation
    P2 planet: Data, Taurik, Tricorder, Worf [stopped]
    P2 ship: Runabout at Excavation
    P2 hand: Emergency Transporter Armbands
  `);
  table.P2.plays('Emergency Transporter Armbands');
  now(table)
    .holds('asked: P2 beam')
    .doesNotOffer('P2 beams Worf from Excavation to Runabout', 'P2 beams Tricorder from Excavation to Runabout');
  table.P2.beams('Data, Taurik from Excavation to Runabout');
  now(table).holds(`
    aboard Runabout: Data, Taurik
    planet Excavation: Tricorder, Worf
    P2 discard pile: Emergency Transporter Armbands
  `);
});

test('P114 Emergency Transporter Armbands: nobody to beam, no transporter: not played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Data
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  now(table).refused('B-13.8');
});

test('P114 Emergency Transporter Armbands: not to a cloaked ship, not to the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Gowron
    P1 ship: I.K.C. K'Vort [cloaked] at Excavation
    P2 ship: I.K.C. Pagh at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  now(table).refused('B-13.8');
});

test('P114 Emergency Transporter Armbands: inside Firestorm the endangered beam up before the deaths', () => {
  const table = given(`
    P1 mission: Excavation / Firestorm by P2
    P1 planet: Data, Ro Laren, Nikolai Rozhenko
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Emergency Transporter Armbands');
  table.P1.beams('Ro Laren from Excavation to Runabout');
  now(table).happened('Firestorm encountered; Ro Laren beamed; Nikolai Rozhenko killed').holds(`
    aboard Runabout: Ro Laren
    not stopped: Ro Laren, Data
  `);
});

test('P114 Emergency Transporter Armbands: if nobody stays the attempt is over', () => {
  const table = given(`
    P1 mission: Excavation / Firestorm by P2
    P1 planet: Ro Laren
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('Emergency Transporter Armbands');
  table.P1.beams('Ro Laren from Excavation to Runabout');
  now(table).happened('Excavation attempt ended').didNotHappen('Ro Laren killed');
});

test('P114 Emergency Transporter Armbands: no other dilemma lets anybody go', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 planet: Data
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Excavation');
  now(table).doesNotOffer('P1 responds with Emergency Transporter Armbands').happened('Data killed');
});

test('P114 Emergency Transporter Armbands: in a personnel battle those who leave are out of it and not stopped', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Gowron, Kahless
    P2 planet: Data, Taurik, Calloway
    P2 ship: Runabout at Excavation
    P2 hand: Emergency Transporter Armbands
    chance: Gowron, Kahless, Taurik, Data, Calloway
  `);
  table.P1.battles('on Excavation');
  table.P2.responds('Emergency Transporter Armbands');
  // Taurik faces Gowron at this moment.
  now(table).doesNotOffer('P2 beams Taurik from Excavation to Runabout');
  table.P2.beams('Data, Calloway from Excavation to Runabout');
  table.P1.stuns('Taurik');
  now(table).happened('Taurik stunned; P1 battle won').holds(`
    not stopped: Data, Calloway
    aboard Runabout: Data, Calloway
    P2 discard pile: Emergency Transporter Armbands, Taurik
  `);
});

test('P114 Emergency Transporter Armbands: Amanda Rogers keeps everybody where they are', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Data
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Emergency Transporter Armbands');
  table.P2.responds('Amanda Rogers');
  now(table).holds('planet Excavation: Data');
});

test('P114 Emergency Transporter Armbands: a limit on beaming holds', () => {
  const table = given(`
    P1 mission: Excavation
    P2 on Excavation: Atmospheric Ionization
    P1 planet: Data, Taurik, Worf, Giusti
    P1 ship: Runabout at Excavation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  now(table).doesNotOffer('P1 beams Data, Taurik, Worf, Giusti from Excavation to Runabout');
  table.P1.beams('Data, Taurik, Worf from Excavation to Runabout');
  now(table).holds('planet Excavation: Giusti');
});
