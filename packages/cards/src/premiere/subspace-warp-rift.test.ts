import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { subspaceWarpRift } from './subspace-warp-rift.ts';

test('P94 Subspace Warp Rift: reads aloud', () => {
  expect(english(subspaceWarpRift)).toBe(
    'Plays on any location. A ship that passes here, or arrives and flies on in the same turn, is damaged.',
  );
});

test('P94 Subspace Warp Rift: a ship that flies by is damaged and goes on if its RANGE still suffices', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Subspace Warp Rift
    P1 ship: Runabout at Test Mission aboard Worf
  `);
  table.P1.flies('Runabout to Repair Mission');
  now(table).happened('Runabout damaged; Runabout flew to Repair Mission using 4').holds(`
      damaged: Runabout
      hull of Runabout: 50
      range left of Runabout: 1
    `);
});

test('P94 Subspace Warp Rift: with too little RANGE left after the damage it stays there', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Study Nebula
    P1 on Explore Dyson Sphere: Subspace Warp Rift
    P1 ship: Runabout at Test Mission aboard Worf
  `);
  table.P1.flies('Runabout to Study Nebula');
  now(table).happened('Runabout damaged; Runabout flew to Explore Dyson Sphere using 2');
});

test('P94 Subspace Warp Rift: stopping there and leaving in a later turn is safe; leaving in the same turn is not', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Subspace Warp Rift
    P1 ship: Runabout at Test Mission aboard Worf
    P1 ship: U.S.S. Miranda at Test Mission aboard Mendon
    P1 ship: U.S.S. Oberth at Explore Dyson Sphere aboard Taurik
  `);
  table.P1.flies('U.S.S. Oberth to Repair Mission');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  table.P1.flies('U.S.S. Miranda to Explore Dyson Sphere');
  now(table).didNotHappen('Runabout damaged; U.S.S. Miranda damaged; U.S.S. Oberth damaged');
  table.P1.flies('U.S.S. Miranda to Repair Mission');
  now(table).happened('U.S.S. Miranda damaged; U.S.S. Miranda flew to Repair Mission');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Repair Mission');
  now(table).didNotHappen('Runabout damaged');
});

test('P94 Subspace Warp Rift: a damaged ship is destroyed in passing; its pod stays there', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Subspace Warp Rift
    P1 ship: Runabout [damaged] at Test Mission aboard Worf
    P1 hand: Escape Pod
  `);
  table.P1.flies('Runabout to Repair Mission');
  table.P1.responds('Escape Pod');
  now(table).happened('Runabout destroyed').holds('on Explore Dyson Sphere: Subspace Warp Rift, Escape Pod');
});

test('P94 Subspace Warp Rift: with a Tetryon Field at the same place the ship stops and is not damaged', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 on Explore Dyson Sphere: Subspace Warp Rift, Tetryon Field
    P1 ship: Runabout at Test Mission aboard Mendon
  `);
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.35');
  table.P1.flies('Runabout to Explore Dyson Sphere');
  now(table).didNotHappen('Runabout damaged');
});
