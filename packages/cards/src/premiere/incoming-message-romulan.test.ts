import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { incomingMessageRomulan } from './incoming-message-romulan.ts';

test('P122 Incoming Message - Romulan: reads aloud', () => {
  expect(english(incomingMessageRomulan)).toBe(
    "Plays on any Romulan ship. It must travel to its player's nearest Romulan outpost; when it arrives, discard " +
      'interrupt.',
  );
});

test('P122 Incoming Message - Romulan: the ship flies home to the nearer of two outposts before anything else', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Relief Mission
    P1 mission: Plunder Site
    P1 mission: Investigate Raid
    P1 mission: Evacuation
    P1 outpost: Romulan Outpost at Investigate Raid
    P1 outpost: Romulan Outpost at Excavation
    P1 ship: Science Vessel at Relief Mission aboard Tallus
    P2 hand: Incoming Message - Romulan
  `);
  table.P2.plays('Incoming Message - Romulan on Science Vessel');
  table.P1.flies('Science Vessel to Plunder Site');
  now(table).refused('B-22.2');
  table.P1.flies('Science Vessel to Excavation');
  now(table)
    .happened('Science Vessel journey ended at Excavation')
    .holds('P2 discard pile: Incoming Message - Romulan');
});

test('P122 Incoming Message - Romulan: a Federation ship does not hear it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Romulan Outpost at Excavation
    P1 ship: Runabout at Evacuation aboard Data
    P2 hand: Incoming Message - Romulan
  `);
  table.P2.plays('Incoming Message - Romulan on Runabout');
  now(table).refused('B-12.11');
});
