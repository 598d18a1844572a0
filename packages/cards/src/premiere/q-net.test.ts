import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { qNet } from './q-net.ts';

test('P88 Q-Net: reads aloud', () => {
  expect(english(qNet)).toBe('Plays between two adjacent locations. No ship may pass here without 2 Diplomacy aboard.');
});

test('P88 Q-Net: no ship crosses without 2 Diplomacy, in either direction', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: Runabout at Test Mission aboard Worf
    P1 ship: U.S.S. Miranda at Explore Dyson Sphere aboard Mendon
    P1 hand: Q-Net
  `);
  table.P1.plays('Q-Net between Test Mission and Explore Dyson Sphere');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  now(table).refused('B-14.36');
  table.P1.flies('U.S.S. Miranda to Test Mission');
  now(table).refused('B-14.36');
});

test('P88 Q-Net: Sarek alone has enough, and so have two who have one each, stopped or not', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: Runabout at Test Mission aboard Sarek
    P1 ship: U.S.S. Miranda at Test Mission aboard Mendon, Worf [stopped], Deanna Troi
    P1 hand: Q-Net
  `);
  table.P1.plays('Q-Net between Test Mission and Explore Dyson Sphere');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  table.P1.flies('U.S.S. Miranda to Explore Dyson Sphere');
  now(table).happened('Runabout flew to Explore Dyson Sphere; U.S.S. Miranda flew to Explore Dyson Sphere');
});

test('P88 Q-Net: a longer flight across it is refused, one on its own side is not', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 ship: Runabout at Test Mission aboard Worf
    P1 hand: Q-Net
  `);
  table.P1.plays('Q-Net between Explore Dyson Sphere and Repair Mission');
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.36');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  now(table).happened('Runabout flew to Explore Dyson Sphere');
});

test('P88 Q-Net: Kevin Uxbridge opens the way', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: Runabout at Test Mission aboard Worf
    P1 hand: Q-Net
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Q-Net between Test Mission and Explore Dyson Sphere');
  table.P2.plays('Kevin Uxbridge on Q-Net');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  now(table).happened('Runabout flew to Explore Dyson Sphere');
});

test('P88 Q-Net: over the ends of the spaceline it is bypassed', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 ship: Runabout at Test Mission aboard Worf
    P1 table: Where No One Has Gone Before
    P1 hand: Q-Net
  `);
  table.P1.plays('Q-Net between Test Mission and Explore Dyson Sphere');
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.36');
  table.P1.flies('Runabout to Repair Mission over the ends');
  now(table).happened('Runabout flew to Repair Mission using 2');
});
