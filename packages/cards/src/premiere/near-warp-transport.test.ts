import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nearWarpTransport } from './near-warp-transport.ts';

test('P130 Near-Warp Transport: reads aloud', () => {
  expect(english(nearWarpTransport)).toBe(
    'Beam at most six of your personnel and equipment from your undocked, uncloaked ship to a neighboring ' +
      'location.',
  );
});

const fleet = `
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P1 mission: Cultural Observation
    P1 ship: Runabout at Study Nebula aboard Data, Taurik, Tricorder, Worf [stopped], Giusti, Linda Larson, Mendon, Calloway
  `;

test('P130 Near-Warp Transport: six cards at most go to the surface of a neighboring planet, one way', () => {
  const table = given(`${fleet}
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays('Near-Warp Transport on Runabout');
  now(table)
    .holds('asked: P1 beam')
    .doesNotOffer(
      'P1 beams Data, Taurik, Tricorder, Giusti, Linda Larson, Mendon, Calloway from Runabout to Evacuation',
      'P1 beams Worf from Runabout to Evacuation',
      'P1 beams Data from Runabout to Cultural Observation',
      'P1 beams Data from Runabout to Study Nebula',
    );
  table.P1.beams('Data, Taurik, Tricorder, Giusti, Linda Larson, Mendon from Runabout to Evacuation');
  now(table).holds(`
    planet Evacuation: Data, Taurik, Tricorder, Giusti, Linda Larson, Mendon
    aboard Runabout: Worf, Calloway
  `);
});

test("P130 Near-Warp Transport: to your ship or outpost there, in the opponent's turn", () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 mission: Investigate Anomaly
    P2 ship: Runabout at Study Nebula aboard Data
    P2 ship: U.S.S. Hood at Investigate Anomaly
    P1 ship: U.S.S. Miranda at Investigate Anomaly
    P2 hand: Near-Warp Transport
  `);
  table.P2.plays('Near-Warp Transport on Runabout');
  now(table).doesNotOffer('P2 beams Data from Runabout to U.S.S. Miranda');
  table.P2.beams('Data from Runabout to U.S.S. Hood');
  now(table).holds('aboard U.S.S. Hood: Data');
});

test('P130 Near-Warp Transport: a space location without a place of yours is no destination', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 mission: Investigate Anomaly
    P1 ship: Runabout at Study Nebula aboard Data
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays('Near-Warp Transport on Runabout');
  now(table).refused('B-13.8');
});

test.each([
  ['a docked ship', 'Runabout [docked at Federation Outpost] at Excavation aboard Data'],
  ['a cloaked ship', "I.K.C. K'Vort [cloaked] at Excavation aboard Gowron"],
])('P130 Near-Warp Transport: not from %s', (_what, ship) => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: ${ship}
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays(`Near-Warp Transport on ${ship.slice(0, ship.indexOf(' ['))}`);
  now(table).refused('B-12.11');
});

test('P130 Near-Warp Transport: Atmospheric Ionization lets three personnel and the equipment through (PL-16)', () => {
  const table = given(`${fleet}
    P2 on Evacuation: Atmospheric Ionization
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays('Near-Warp Transport on Runabout');
  now(table).doesNotOffer('P1 beams Data, Taurik, Giusti, Mendon from Runabout to Evacuation');
  table.P1.beams('Data, Taurik, Giusti, Tricorder from Runabout to Evacuation');
  now(table).holds('planet Evacuation: Data, Taurik, Giusti, Tricorder');
});

test('P130 Near-Warp Transport: Distortion Field on the planet blocks it', () => {
  const table = given(`${fleet}
    P2 on Evacuation: Distortion Field
    P1 hand: Near-Warp Transport
  `);
  table.P1.plays('Near-Warp Transport on Runabout');
  now(table).doesNotOffer('P1 beams Data from Runabout to Evacuation');
  table.P1.beams('Data from Runabout to Excavation');
});
