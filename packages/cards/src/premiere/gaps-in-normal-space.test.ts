import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { gapsInNormalSpace } from './gaps-in-normal-space.ts';

test('P75 Gaps in Normal Space: reads aloud', () => {
  expect(english(gapsInNormalSpace)).toBe(
    'Plays between two adjacent locations. It is a location in space with span 4. When a ship stops here, kill ' +
      'one personnel aboard at random.',
  );
});

test('P75 Gaps in Normal Space: a new location of span 4 lies between; flying by kills nobody, stopping does', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: I.K.C. Vor'Cha at Test Mission aboard Klag, Gorath, Divok
    P1 hand: Gaps in Normal Space
    chance: Gorath
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  now(table).holds('spaceline: Test Mission, Gaps in Normal Space, Explore Dyson Sphere');
  table.P1.flies("I.K.C. Vor'Cha to Explore Dyson Sphere");
  now(table).happened("I.K.C. Vor'Cha flew to Explore Dyson Sphere using 6").didNotHappen('Gorath killed');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.flies("I.K.C. Vor'Cha to Gaps in Normal Space");
  now(table)
    .happened("I.K.C. Vor'Cha flew to Gaps in Normal Space using 4; Gorath killed")
    .didNotHappen('Klag killed; Divok killed');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).didNotHappen('Klag killed; Divok killed');
});

test('P75 Gaps in Normal Space: an empty ship loses nobody, and both players are hit alike', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 hand: Gaps in Normal Space
    P2 ship: I.K.C. K'Vort at Test Mission aboard Klag
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
  `);
  table.P2.ends('turn');
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.ends('turn');
  table.P2.ends('card play');
  table.P2.flies("I.K.C. K'Vort to Gaps in Normal Space");
  now(table).happened('Klag killed').holds("in play: I.K.C. K'Vort");
});

test('P75 Gaps in Normal Space: there is no mission: nothing to attempt, to build at or to beam down to', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: U.S.S. Galaxy at Test Mission aboard Taurik, Linda Larson, Jean-Luc Picard, Mendon
    P1 hand: Gaps in Normal Space, Federation Outpost
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
    chance: Mendon
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.flies('U.S.S. Galaxy to Gaps in Normal Space');
  table.P1.attempts('Gaps in Normal Space');
  now(table).refused('B-16.1');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.builds('Federation Outpost at Gaps in Normal Space');
  now(table).refused('B-13.20');
});

test('P75 Gaps in Normal Space: two of them between the same missions are two places', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 hand: 2x Gaps in Normal Space
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Gaps in Normal Space #2 between Test Mission and Gaps in Normal Space');
  now(table).holds('spaceline: Test Mission, Gaps in Normal Space #2, Gaps in Normal Space, Explore Dyson Sphere');
});

test('P75 Gaps in Normal Space: when it is nullified, the player who did so says where each ship goes', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: I.K.C. K'Vort at Test Mission aboard Klag, Gorath
    P1 hand: Gaps in Normal Space
    P2 hand: Kevin Uxbridge
    chance: Gorath
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.flies("I.K.C. K'Vort to Gaps in Normal Space");
  table.P2.plays('Kevin Uxbridge on Gaps in Normal Space');
  now(table).offers("P2 moves I.K.C. K'Vort to Test Mission", "P2 moves I.K.C. K'Vort to Explore Dyson Sphere");
  table.P2.moves("I.K.C. K'Vort to Explore Dyson Sphere");
  now(table).holds(`
      spaceline: Test Mission, Explore Dyson Sphere
      space Explore Dyson Sphere: I.K.C. K'Vort
    `);
});

test('P75 Gaps in Normal Space: cards played on it go with it', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 hand: Gaps in Normal Space, Tetryon Field
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Tetryon Field on Gaps in Normal Space');
  table.P2.plays('Kevin Uxbridge on Gaps in Normal Space');
  now(table).holds(`
      spaceline: Test Mission, Explore Dyson Sphere
      P1 discard pile: Gaps in Normal Space, Tetryon Field
    `);
});

test('P75 Gaps in Normal Space: PL-25: put beside a Q-Net, on the side its player picks', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 ship: I.K.C. K'Vort at Test Mission aboard Klag, Gorath
    P1 hand: Q-Net, Gaps in Normal Space
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
    chance: Gorath
  `);
  table.P1.plays('Q-Net between Test Mission and Explore Dyson Sphere');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Gaps in Normal Space between Explore Dyson Sphere and Test Mission');
  table.P1.flies("I.K.C. K'Vort to Gaps in Normal Space");
  now(table).happened('Gorath killed');
  table.P1.flies("I.K.C. K'Vort to Explore Dyson Sphere");
  now(table).refused('B-14.36');
});

test('P75 Gaps in Normal Space: arriving by Wormhole is stopping there, too', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 hand: Gaps in Normal Space, 2x Wormhole
    P1 ship: Runabout at Test Mission aboard Mendon
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.plays('Wormhole on Runabout to Gaps in Normal Space');
  now(table).happened('Runabout relocated to Gaps in Normal Space; Mendon killed');
});

test('P75 Gaps in Normal Space: the Genetronic Replicator may save whom it hits', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 table: Genetronic Replicator
    P1 hand: Gaps in Normal Space
    P1 ship: Runabout at Test Mission aboard Worf, Beverly Crusher
    chance: Worf
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.flies('Runabout to Gaps in Normal Space');
  table.P1.saves('Worf with Beverly Crusher');
  now(table).holds(`
      P1 hand: Worf
      aboard Runabout: Beverly Crusher
    `);
});

test('P75 Gaps in Normal Space: a ship in time comes back beside it once it is gone', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 hand: Gaps in Normal Space, Time Travel Pod
    P1 ship: Runabout at Test Mission aboard Mendon, Taitt
    P2 hand: Kevin Uxbridge
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
    chance: Mendon
  `);
  table.P1.plays('Gaps in Normal Space between Test Mission and Explore Dyson Sphere');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Gaps in Normal Space');
  table.P1.plays('Time Travel Pod on Runabout');
  table.P1.names('1');
  table.P2.plays('Kevin Uxbridge on Gaps in Normal Space');
  now(table).holds('spaceline: Test Mission, Explore Dyson Sphere');
  table.P1.ends('turn');
  table.P1.moves('Runabout to Explore Dyson Sphere');
  now(table).happened('Runabout reappeared').holds('space Explore Dyson Sphere: Runabout');
});
