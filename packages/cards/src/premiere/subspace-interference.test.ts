import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { subspaceInterference } from './subspace-interference.ts';

test('P137 Subspace Interference: reads aloud', () => {
  expect(english(subspaceInterference)).toBe('Nullify an Incoming Message, Hail, or Subspace Schism.');
});

test('P137 Subspace Interference: an Incoming Message being played is nullified; both are discarded', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Evacuation
    P1 ship: Runabout at Excavation aboard Data
    P1 hand: Subspace Interference
    P2 hand: Incoming Message - Federation
  `);
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.responds('Subspace Interference');
  now(table).happened('Incoming Message - Federation nullified').holds(`
    on Runabout: nothing
    P1 discard pile: Subspace Interference
    P2 discard pile: Incoming Message - Federation
  `);
});

test('P137 Subspace Interference: on a message in play the ship is free in the same turn (PL-15)', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 mission: Cultural Observation
    P1 outpost: Federation Outpost at Cultural Observation
    P1 ship: Runabout (Incoming Message - Federation by P2) at Evacuation aboard Data
    P1 hand: Subspace Interference
  `);
  table.P1.flies('Runabout to Excavation');
  now(table).refused('B-22.2');
  table.P1.plays('Subspace Interference on Incoming Message - Federation');
  table.P1.flies('Runabout to Excavation');
  now(table).happened('Runabout flew to Excavation');
});

test('P137 Subspace Interference: stops Subspace Schism; the drawn card is kept', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 draw deck: Data, Worf
    P1 hand: Subspace Interference
    P2 hand: Subspace Schism
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Subspace Schism');
  table.P1.responds('Subspace Interference');
  now(table).happened('Subspace Schism nullified').holds('P1 hand: Data');
});

test('P137 Subspace Interference: other interrupts are not in reach, Amanda Rogers stops it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Transwarp Conduit) at Excavation
    P1 mission: Evacuation
    P1 outpost: Federation Outpost at Evacuation
    P1 hand: The Juggler, Subspace Interference
    P2 hand: Subspace Interference, Incoming Message - Federation, Amanda Rogers
  `);
  now(table).doesNotOffer('P2 plays Subspace Interference on Transwarp Conduit');
  table.P1.plays('The Juggler on P2');
  now(table).doesNotOffer('P2 responds with Subspace Interference');
  table.P2.plays('Incoming Message - Federation on Runabout');
  table.P1.responds('Subspace Interference');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Subspace Interference nullified').didNotHappen('Incoming Message - Federation nullified');
});
