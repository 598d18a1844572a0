import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { incomingMessageKlingon } from './incoming-message-klingon.ts';

test('P121 Incoming Message - Klingon: reads aloud', () => {
  expect(english(incomingMessageKlingon)).toBe(
    "Plays on any Klingon ship. It must travel to its player's nearest Klingon outpost; when it arrives, discard " +
      'interrupt.',
  );
});

test('P121 Incoming Message - Klingon: the ship flies home to the nearer of two outposts before anything else', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Relief Mission
    P1 mission: Plunder Site
    P1 mission: Krios Suppression
    P1 mission: Evacuation
    P1 outpost: Klingon Outpost at Krios Suppression
    P1 outpost: Klingon Outpost at Excavation
    P1 ship: I.K.C. K'Vort at Relief Mission aboard Klag
    P2 hand: Incoming Message - Klingon
  `);
  table.P2.plays("Incoming Message - Klingon on I.K.C. K'Vort");
  table.P1.flies("I.K.C. K'Vort to Plunder Site");
  now(table).refused('B-22.2');
  table.P1.flies("I.K.C. K'Vort to Excavation");
  now(table).happened("I.K.C. K'Vort journey ended at Excavation").holds('P2 discard pile: Incoming Message - Klingon');
});

test('P121 Incoming Message - Klingon: a Federation ship does not hear it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Klingon Outpost at Excavation
    P1 ship: Runabout at Evacuation aboard Data
    P2 hand: Incoming Message - Klingon
  `);
  table.P2.plays('Incoming Message - Klingon on Runabout');
  now(table).refused('B-12.11');
});
