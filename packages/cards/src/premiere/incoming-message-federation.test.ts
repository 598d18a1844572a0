import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { incomingMessageFederation } from './incoming-message-federation.ts';

test('P120 Incoming Message - Federation: reads aloud', () => {
  expect(english(incomingMessageFederation)).toBe(
    "Plays on any Federation ship. It must travel to its player's nearest Federation outpost; when it arrives, " +
      'discard interrupt.',
  );
});

const far = (more: string): string => `
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 mission: Cultural Observation
    P1 mission: Diplomacy Mission
    P1 outpost: Federation Outpost at Diplomacy Mission
    P1 ship: Runabout at Excavation aboard Data
    ${more}
  `;

test('P120 Incoming Message - Federation: the ship must fly home as far as it can, first of all', () => {
  const table = given(far('P2 hand: Incoming Message - Federation'));
  table.P2.plays('Incoming Message - Federation on Runabout');
  now(table).holds('on Runabout: Incoming Message - Federation');
  table.P1.flies('Runabout to Evacuation');
  now(table).refused('B-22.2');
  table.P1.beams('Data from Runabout to Excavation');
  now(table).refused('B-22.2');
  table.P1.flies('Runabout to Cultural Observation');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Diplomacy Mission');
  now(table).happened('Runabout journey ended; Incoming Message - Federation discarded').holds(`
    on Runabout: nothing
    P2 discard pile: Incoming Message - Federation
  `);
});

test('P120 Incoming Message - Federation: the turn does not end before the flight is made', () => {
  const table = given(far('P2 hand: Incoming Message - Federation'));
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.passes();
  now(table).refused('B-22.9');
});

test('P120 Incoming Message - Federation: once the flight of the turn is made, the crew is free', () => {
  const table = given(far('P2 hand: Incoming Message - Federation'));
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.flies('Runabout to Cultural Observation');
  now(table).offers('P1 beams Data from Runabout to Cultural Observation');
});

test('P120 Incoming Message - Federation: an unstaffed ship waits', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Evacuation
    P1 ship: Runabout (Incoming Message - Federation by P2) at Excavation
  `);
  table.P1.ends('turn');
  now(table).holds(`
    space Excavation: Runabout
    on Runabout: Incoming Message - Federation
  `);
});

test.each([
  [
    'a Klingon ship',
    "P2 ship: I.K.C. K'Vort at Excavation\n    P2 outpost: Federation Outpost at Excavation",
    "I.K.C. K'Vort",
  ],
  ['a ship without an outpost of its player to return to', 'P2 ship: U.S.S. Hood at Excavation', 'U.S.S. Hood'],
])('P120 Incoming Message - Federation: not on %s', (_what, lines, ship) => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Evacuation
    ${lines}
    P1 hand: Incoming Message - Federation
  `);
  table.P1.plays(`Incoming Message - Federation on ${ship}`);
  now(table).refused('B-12.11');
});

test('P120 Incoming Message - Federation: a ship that is there already is not sent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 ship: Runabout [docked at Federation Outpost] at Excavation
    P2 hand: Incoming Message - Federation
  `);
  table.P2.plays('Incoming Message - Federation on Runabout');
  now(table).happened('Incoming Message - Federation discarded').holds('on Runabout: nothing');
});

test('P120 Incoming Message - Federation: Transwarp Conduit has to be used in full', () => {
  const table = given(far('P2 hand: Incoming Message - Federation\n    P1 hand: Transwarp Conduit'));
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.plays('Transwarp Conduit on Runabout');
  table.P1.flies('Runabout to Cultural Observation');
  now(table).refused('B-22.2');
  table.P1.flies('Runabout to Diplomacy Mission');
  now(table).happened('Runabout journey ended');
});

test('P120 Incoming Message - Federation: Near-Warp Transport by its crew waits for the flight', () => {
  const table = given(far('P2 hand: Incoming Message - Federation\n    P1 hand: Near-Warp Transport'));
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.plays('Near-Warp Transport on Runabout');
  now(table).refused('B-22.2');
});

test('P120 Incoming Message - Federation: when the last outpost is lost the message ends', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Evacuation
    P2 outpost: Federation Outpost [damaged] at Evacuation
    P2 ship: Runabout (Incoming Message - Federation by P1) at Excavation
    P1 ship: I.K.C. Bortas at Evacuation aboard Gowron, Klag
    P1 ship: I.K.C. Vor'Cha at Evacuation aboard Kahless
    P1 ship: I.K.C. Qu'Vat at Evacuation aboard Kurn
    P1 ship: I.K.C. Pagh at Evacuation aboard Torin
  `);
  table.P1.attacks("Federation Outpost with I.K.C. Bortas, I.K.C. Vor'Cha, I.K.C. Qu'Vat, I.K.C. Pagh");
  now(table).happened('Federation Outpost destroyed; Incoming Message - Federation discarded');
});
