import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { tetryonField } from './tetryon-field.ts';

test('P97 Tetryon Field: reads aloud', () => {
  expect(english(tetryonField)).toBe(
    'Plays on any location. A ship that arrives here without Navigation aboard must stop and cannot fly on in the ' +
      'same turn.',
  );
});

test('P97 Tetryon Field: a ship without Navigation stops there and goes on in its next turn', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Tetryon Field
    P1 ship: Runabout at Test Mission aboard Mendon
  `);
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.35');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.35');
  table.P1.flies('Runabout to Test Mission');
  now(table).refused('B-14.35');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Repair Mission');
  now(table).happened('Runabout flew to Repair Mission').holds('not stopped: Runabout');
});

test('P97 Tetryon Field: with Navigation aboard it is ignored, also when Navigation comes aboard there', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Tetryon Field
    P1 ship: Runabout at Test Mission aboard Worf
    P1 ship: U.S.S. Miranda at Test Mission aboard Mendon
    P1 ship: U.S.S. Oberth at Explore Dyson Sphere aboard Sito Jaxa
  `);
  table.P1.flies('Runabout to Repair Mission');
  table.P1.flies('U.S.S. Miranda to Explore Dyson Sphere');
  table.P1.flies('U.S.S. Miranda to Repair Mission');
  now(table).refused('B-14.35');
  table.P1.beams('Sito Jaxa to U.S.S. Miranda');
  table.P1.flies('U.S.S. Miranda to Repair Mission');
  now(table).happened('Runabout flew to Repair Mission; U.S.S. Miranda flew to Repair Mission');
});

test('P97 Tetryon Field: a ship that was there before is free', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: Runabout at Explore Dyson Sphere aboard Mendon
    P1 hand: Tetryon Field
  `);
  table.P1.plays('Tetryon Field on Explore Dyson Sphere');
  table.P1.flies('Runabout to Test Mission');
  now(table).happened('Runabout flew to Test Mission');
});

test('P97 Tetryon Field: Kevin Uxbridge lets the ship go on at once', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Tetryon Field
    P1 ship: Runabout at Test Mission aboard Mendon
    P2 hand: Kevin Uxbridge
  `);
  table.P1.flies('Runabout to Explore Dyson Sphere');
  table.P2.plays('Kevin Uxbridge on Tetryon Field');
  table.P1.flies('Runabout to Repair Mission');
  now(table).happened('Runabout flew to Repair Mission');
});

test('P97 Tetryon Field: PL-18: it holds a ship that came over the ends of the spaceline', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Repair Mission: Tetryon Field
    P1 table: Where No One Has Gone Before
    P1 ship: Runabout at Test Mission aboard Mendon
  `);
  table.P1.flies('Runabout to Repair Mission over the ends');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  now(table).refused('B-14.35');
});
