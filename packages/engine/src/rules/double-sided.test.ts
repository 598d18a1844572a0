import { mission, printedIn, skill } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { decisions } from '../engine.ts';

const premiere = printedIn('premiere');

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
const cards = [outpostMission, secondWormhole];
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
      ['left', 0],
      ['left', 1],
      ['right', 0],
      ['right', 1],
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

  test('B-27.41: one Wormhole is the other end, alone, and is discarded; the ship is not stopped', () => {
    const table = given(
      `
      turn 1: P1, orders
      P1 mission: Excavation II
      P1 mission: Study Nebula
      P1 ship: Runabout at Excavation II aboard Data
      P1 hand: Wormhole
      `,
      { cards },
    );
    table.P1.plays('Wormhole on Runabout to Study Nebula');
    now(table).happened('Runabout relocated to Study Nebula; Excavation II mission flipped; Wormhole discarded').holds(`
      not stopped: Runabout
      not stopped: Data
      range left of Runabout: 7
      P1 discard pile: Wormhole
    `);
  });

  test('B-27.41: also from elsewhere to the wormhole side', () => {
    const table = given(
      `
      turn 1: P1, orders
      P1 mission: Excavation II
      P1 mission: Study Nebula
      P1 ship: Runabout at Study Nebula aboard Data
      P1 hand: Wormhole
      `,
      { cards },
    );
    table.P1.plays('Wormhole on Runabout to Excavation II');
    now(table).happened('Runabout relocated to Excavation II; Excavation II mission flipped');
  });

  test.each([
    [
      'with the wormhole hidden',
      'P1 mission: Excavation II [other side]',
      'P1 ship: Runabout at Excavation II aboard Data',
    ],
    ['with a wormhole of the opponent', 'P2 mission: Excavation II', 'P1 ship: Runabout at Excavation II aboard Data'],
    ['without a crew', 'P1 mission: Excavation II', 'P1 ship: Runabout at Excavation II'],
    ['stopped', 'P1 mission: Excavation II', 'P1 ship: Runabout [stopped] at Excavation II aboard Data'],
  ])('B-27.41: near miss: one Wormhole does not serve %s', (_, mission, ship) => {
    const table = given(`turn 1: P1, orders\n${mission}\nP1 mission: Study Nebula\n${ship}\nP1 hand: Wormhole`, {
      cards,
    });
    now(table).doesNotOffer('P1 plays Wormhole on Runabout to Study Nebula');
    table.P1.plays('Wormhole on Runabout to Study Nebula');
    now(table).refused('B-29.40');
  });

  const hidden = (ship: string): string => `
    P1 mission: Excavation II [other side]
    P1 mission: Study Nebula
    P1 ship: ${ship}
    P1 hand: Long-Range Scan
  `;

  test('B-27.42: Long-Range Scan turns a hidden wormhole side up where its owner has a staffed ship', () => {
    const table = given(hidden('Mercenary Ship at Excavation II aboard Bok, Baran'), { cards });
    table.P1.plays('Long-Range Scan on Mercenary Ship');
    now(table)
      .happened('Excavation II mission flipped; Long-Range Scan discarded')
      .didNotHappen('Long-Range Scan looked');
  });

  test.each([
    ['where nobody staffs the ship', hidden('Runabout at Excavation II')],
    ['elsewhere', hidden('Mercenary Ship at Study Nebula aboard Bok, Baran')],
    ['when it is up already', hidden('Mercenary Ship at Excavation II aboard Bok, Baran').replace(' [other side]', '')],
    [
      'for a mission of the opponent',
      hidden('Mercenary Ship at Excavation II aboard Bok, Baran').replace('P1 mission: Exc', 'P2 mission: Exc'),
    ],
  ])('B-27.42: near miss: not %s', (_, picture) => {
    now(given(picture, { cards })).doesNotOffer('P1 plays Long-Range Scan');
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
