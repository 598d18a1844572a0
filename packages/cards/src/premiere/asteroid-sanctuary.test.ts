import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { asteroidSanctuary } from './asteroid-sanctuary.ts';

test('P109 Asteroid Sanctuary: reads aloud', () => {
  expect(english(asteroidSanctuary)).toBe(
    'Plays on any undocked ship, or in response to an attack on it. This turn, it cannot be attacked while it has ' +
      '2 Navigation aboard.',
  );
});

const orbit = (crew: string): string => `
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron, Klag
    P1 ship: I.K.C. Pagh at Excavation aboard Kahless
    P2 ship: U.S.S. Hood at Excavation aboard ${crew}
    P2 ship: Runabout at Excavation aboard Giusti
  `;

test('P109 Asteroid Sanctuary: as a response it ends a battle against the ship; nobody is stopped by it', () => {
  const table = given(`${orbit('Worf, Sito Jaxa')}
    P2 hand: Asteroid Sanctuary
  `);
  table.P1.attacks('U.S.S. Hood with I.K.C. Bortas');
  table.P2.responds('Asteroid Sanctuary');
  now(table)
    .happened('Asteroid Sanctuary placed on U.S.S. Hood; Excavation battle cancelled')
    .holds('not stopped: I.K.C. Bortas, U.S.S. Hood, Worf, Gowron');
  now(table).doesNotOffer('P1 attacks U.S.S. Hood with I.K.C. Bortas').offers('P1 attacks Runabout with I.K.C. Bortas');
});

test('P109 Asteroid Sanctuary: played beforehand it protects for the rest of the turn, and no longer', () => {
  const table = given(`${orbit('Worf, Sito Jaxa')}
    P2 hand: Asteroid Sanctuary
  `);
  table.P2.plays('Asteroid Sanctuary on U.S.S. Hood');
  table.P1.attacks('U.S.S. Hood with I.K.C. Bortas');
  now(table).happened('Excavation battle cancelled').holds('not stopped: I.K.C. Bortas');
  table.P1.ends('turn');
  now(table).happened('Asteroid Sanctuary discarded').holds('P2 discard pile: Asteroid Sanctuary');
});

test('P109 Asteroid Sanctuary: without 2 Navigation aboard it hides nobody', () => {
  const table = given(`${orbit('Worf, Giusti')}
    P2 hand: Asteroid Sanctuary
  `);
  table.P1.attacks('U.S.S. Hood with I.K.C. Bortas');
  table.P2.responds('Asteroid Sanctuary');
  table.P2.passes();
  now(table).happened('I.K.C. Bortas fired at U.S.S. Hood');
});

test('P109 Asteroid Sanctuary: the attacker cannot tell from the options whether 2 Navigation are aboard', () => {
  for (const crew of ['Worf, Sito Jaxa', 'Worf, Giusti']) {
    const table = given(`${orbit(crew)}
    P2 hand: Asteroid Sanctuary
  `);
    table.P2.plays('Asteroid Sanctuary on U.S.S. Hood');
    now(table).offers('P1 attacks U.S.S. Hood with I.K.C. Bortas');
  }
});

test('P109 Asteroid Sanctuary: Navigation is asked for at each battle', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron, Klag
    P2 ship: U.S.S. Hood (Asteroid Sanctuary) at Excavation aboard Worf
    P2 planet: Sito Jaxa
  `);
  table.P1.attacks('U.S.S. Hood with I.K.C. Bortas');
  table.P2.passes();
  now(table).happened('I.K.C. Bortas fired at U.S.S. Hood');
});

test('P109 Asteroid Sanctuary: a docked ship is no target, and the hidden ship may itself attack', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: U.S.S. Hood [docked at Federation Outpost] at Excavation
    P1 ship: I.K.C. Bortas (Asteroid Sanctuary) at Excavation aboard Gowron, Klag, Konmel
    P2 ship: Runabout at Excavation aboard Giusti
    P1 hand: Asteroid Sanctuary
  `);
  table.P1.plays('Asteroid Sanctuary #2 on U.S.S. Hood');
  now(table).refused('B-12.11').offers('P1 attacks Runabout with I.K.C. Bortas');
});

test('P109 Asteroid Sanctuary: the attack of the Borg Ship at the end of the turn is stopped', () => {
  const table = given(`
    turn 2: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P2 ship: Borg Ship at Excavation
    P1 ship: U.S.S. Hood at Excavation aboard Worf, Sito Jaxa
    P1 hand: Asteroid Sanctuary
  `);
  table.P1.plays('Asteroid Sanctuary on U.S.S. Hood');
  table.P1.ends('turn');
  now(table).didNotHappen('Borg Ship fired at U.S.S. Hood').holds('in play: U.S.S. Hood');
});
