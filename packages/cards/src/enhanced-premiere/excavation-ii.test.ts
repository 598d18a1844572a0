import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { excavationIi } from './excavation-ii.ts';

test('EP14 Excavation II: reads aloud, both sides', () => {
  expect(english(excavationIi)).toBe(
    'Archaeology or CUNNING over 32. Front: one of your staffed ships may move between here and any other ' +
      'location that shows a wormhole, or where you play Wormhole; then turn this mission over. Back: with your ' +
      'staffed ship here, you may play Long-Range Scan here to turn this mission over.',
  );
});

test('EP-4.6, B-27.41, EP14: one Wormhole is the other end, and the mission turns over', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation II
    P1 mission: Study Nebula
    P1 ship: Runabout at Excavation II aboard Data
    P1 hand: Wormhole
  `);
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  now(table)
    .happened('Runabout relocated to Study Nebula; Excavation II mission flipped; Wormhole discarded')
    .holds('not stopped: Runabout');
});

test('EP-4.6, EP14: nullified by Amanda Rogers, nothing moves and nothing turns over', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation II
    P1 mission: Study Nebula
    P1 ship: Runabout at Excavation II aboard Data
    P1 hand: Wormhole
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Wormhole on Runabout to Study Nebula');
  table.P2.responds('Amanda Rogers');
  now(table).didNotHappen('Runabout relocated').holds('space Excavation II: Runabout');
});

test.each(['', ' [other side]'])('B-27.31, EP14: solved with Archaeology for 20, whichever side is up%s', (side) => {
  const table = given(`
    P1 mission: Excavation II${side}
    P1 planet: Richard Galen
  `);
  table.P1.attempts('Excavation II');
  now(table).happened('Excavation II mission completed; P1 scored 20');
});

test("EP14: Female's Love Interest counts it as the furthest planet", () => {
  const table = given(`
    P1 mission: Evacuation / Female's Love Interest by P2
    P1 mission: Avert Disaster
    P1 mission: Excavation II
    P1 planet Evacuation: Deanna Troi
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Deanna Troi relocated to Excavation II');
});
