import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { firestorm } from './firestorm.ts';

test('P25 Firestorm: reads aloud', () => {
  expect(english(firestorm)).toBe(
    'Kill all team members with INTEGRITY under 5 (Emergency Transporter Armbands may be used first). ' +
      'Nullified by Thermal Deflectors. Discard dilemma.',
  );
});

test('P25 Firestorm: INTEGRITY 4 dies, 5 survives and goes on unstopped', () => {
  const table = given(`
    P1 mission: Evacuation / Firestorm by P2, Impassable Door by P2
    P1 planet: Ro Laren, Vash, McKnight, Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Ro Laren killed; Vash killed; Firestorm discarded; Impassable Door encountered')
    .didNotHappen('McKnight killed; Mendon killed; Firestorm conditions failed');
});

test('P25 Firestorm: a team of integrity loses nobody', () => {
  const table = given(`
    P1 mission: Evacuation / Firestorm by P2
    P1 planet: McKnight, Vash [stopped]
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Firestorm discarded').holds('in play: McKnight, Vash');
});

test('P25 Firestorm: Emergency Transporter Armbands, else forbidden here, may take members up before the deaths', () => {
  const table = given(`
    P1 mission: Evacuation / Firestorm by P2, Impassable Door by P2
    P1 planet: Ro Laren, Vash, Mendon
    P1 ship: Runabout at Evacuation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Evacuation');
  table.P1.responds('Emergency Transporter Armbands');
  table.P1.beams('Ro Laren to Runabout');
  now(table)
    .happened('Ro Laren beamed to Runabout; Vash killed; Impassable Door encountered; Mendon stopped')
    .holds('aboard Runabout: Ro Laren');
});

test('P25 Firestorm: if everybody escapes, the attempt ends', () => {
  const table = given(`
    P1 mission: Evacuation / Firestorm by P2, Impassable Door by P2
    P1 planet: Ro Laren, Vash
    P1 ship: Runabout at Evacuation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Evacuation');
  table.P1.responds('Emergency Transporter Armbands');
  table.P1.beams('Ro Laren, Vash to Runabout');
  now(table)
    .happened('Firestorm discarded; Evacuation attempt ended')
    .didNotHappen('Impassable Door encountered; Ro Laren killed');
});

test('P25 Firestorm: the Armbands answer no other dilemma', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Mendon
    P1 ship: Runabout at Evacuation
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Mendon killed').doesNotOffer('P1 responds with Emergency Transporter Armbands');
});
