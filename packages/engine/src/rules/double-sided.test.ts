import { mission, premiere, skill } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { decisions } from '../engine.ts';

/** Double-sided missions made up for these tests (chapter 27d). */
const outpostMission = mission('Test Station', {
  kind: 'space',
  location: 'Somewhere',
  points: 30,
  span: 3,
  attemptedBy: ['Federation', 'Klingon'],
  requires: skill('Physics'),
  builtIn: { kind: 'outpost', affiliation: 'Federation', shields: 30 },
  printed: [premiere(911, 'P')],
});
const sameAsExcavation = mission('Excavation II', {
  kind: 'planet',
  location: 'Kurl',
  points: 20,
  span: 3,
  attemptedBy: ['Federation', 'Romulan'],
  requires: skill('Archaeology'),
  sameAs: 'Excavation',
  builtIn: { kind: 'wormhole' },
  printed: [premiere(912, 'P')],
});
const secondWormhole = mission('Test Gate', {
  kind: 'space',
  location: 'Elsewhere',
  points: 20,
  span: 4,
  attemptedBy: ['Federation'],
  requires: skill('Physics'),
  builtIn: { kind: 'wormhole' },
  printed: [premiere(913, 'P')],
});
const cards = [outpostMission, sameAsExcavation, secondWormhole];
const outpost = 'Test Station outpost';

describe('built-in outposts', () => {
  test('B-8.19, B-27.32, D-1: the owner chooses the side when seeding', () => {
    const table = given(
      `
      phase: missions, P1 next
      P1 mission: Excavation
      P1 mission pile: Test Station
      `,
      { cards },
    );
    const [{ options }] = decisions(table.table.state);
    // Two ends, two sides.
    expect(options.map(({ way, to }) => [way, to])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  test('B-27.31, B-27.33, B-27.34: with the front up cards report to its outpost and ships dock there', () => {
    const table = given(
      `
      P1 mission: Test Station
      P1 outpost: ${outpost} at Test Station
      P1 hand: Data, U.S.S. Nebula
      `,
      { cards },
    );
    table.P1.does(`reports Data to ${outpost}`);
    now(table).holds(`aboard ${outpost}: Data`);
    now(table).holds(`SHIELDS of ${outpost}: 30`);
  });

  test('B-27.36: the back is turned over in place of the card play where an ENGINEER is, and no card is drawn', () => {
    const table = given(
      `
      P1 mission: Test Station [other side]
      P1 ship: Runabout at Test Station aboard Geordi La Forge
      `,
      { cards },
    );
    table.P1.does('flips Test Station');
    now(table).happened('Test Station mission flipped');
    now(table).holds(`in play: ${outpost}`);
    table.P1.does('ends turn');
    now(table).didNotHappen('P1 drew');
  });

  test('B-27.36: not without an ENGINEER of that affiliation here', () => {
    const table = given(
      `
      P1 mission: Test Station [other side]
      P1 ship: Runabout at Test Station aboard Deanna Troi
      `,
      { cards },
    );
    table.P1.does('flips Test Station');
    now(table).refused('B-13.19');
  });

  test('B-27.35, B-27.37: destroyed, it turns the mission over; seeds and mission stay', () => {
    const table = given(
      `
      turn 2: P2, orders
      P1 mission: Test Station / Q by P2
      P1 outpost: ${outpost} [damaged] at Test Station aboard Data
      P2 ship: I.K.C. Vor'Cha at Test Station aboard Gowron, Kurn
      P2 ship: I.K.C. Bortas at Test Station aboard Kargan
      P2 ship: I.K.C. Qu'Vat at Test Station aboard Kle'eg
      P2 ship: I.K.C. K'Vort at Test Station aboard Klag
      `,
      { cards },
    );
    table.P2.does(`attacks ${outpost}`);
    now(table).happened(`Data killed; Test Station mission flipped`);
    now(table).holds('under Test Station: Q');
    now(table).holds(`not in play: ${outpost}`);
  });

  test('B-27.38: it does not keep its owner from building the same kind elsewhere', () => {
    const table = given(
      `
      P1 mission: Test Station
      P1 mission: Excavation
      P1 outpost: ${outpost} at Test Station
      P1 planet Excavation: Geordi La Forge
      P1 hand: Federation Outpost
      `,
      { cards },
    );
    table.P1.does('builds Federation Outpost at Excavation');
    now(table).holds('in play: Federation Outpost');
  });
});

describe('wormholes', () => {
  const between = `
    P1 mission: Excavation II
    P1 mission: Study Nebula
    P2 mission: Test Gate
    P1 ship: Runabout at Excavation II aboard Data
  `;

  test('B-27.39, B-27.40: a ship goes to another wormhole without RANGE, and only the mission used turns over', () => {
    const table = given(between, { cards });
    table.P1.does('travels Runabout through Excavation II to Test Gate');
    now(table).happened('Runabout relocated to Test Gate; Excavation II mission flipped');
    now(table).holds('range left of Runabout: 7');
    now(table).didNotHappen('Test Gate mission flipped');
  });

  test('B-27.41: the ship is not stopped by it', () => {
    const table = given(between, { cards });
    table.P1.does('travels Runabout through Excavation II to Test Gate');
    now(table).holds('not stopped: Runabout');
  });

  test('B-27.32: the text of a Mission II is its owner’s alone', () => {
    const table = given(
      `
      P2 mission: Excavation II
      P2 mission: Test Gate
      P1 ship: Runabout at Excavation II aboard Data
      `,
      { cards },
    );
    table.P1.does('travels Runabout through Excavation II to Test Gate');
    now(table).refused('B-27.39');
  });

  test('B-27.39: not to a location that shows no wormhole', () => {
    const table = given(between, { cards });
    table.P1.does('travels Runabout through Excavation II to Study Nebula');
    now(table).refused('B-27.39');
  });

  test('B-27.43, B-8.21: at a location shared with the original each card keeps its own', () => {
    const table = given(
      `
      P2 mission: Excavation
      P1 mission: Excavation II
      P1 planet Excavation: Richard Galen
      `,
      { cards },
    );
    table.P1.attempts('Excavation');
    now(table).holds('P1 score: 20');
  });
});
