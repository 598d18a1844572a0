import { mission, skill } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const place = (title: string, kind: 'planet' | 'space' = 'planet') =>
  mission(title, {
    kind,
    location: title,
    quadrant: 'Gamma',
    points: 30,
    span: 3,
    attemptedBy: ['Federation'],
    requires: skill('Archaeology'),
    printed: [],
  });

const cards = [place('Beyond'), place('Farther Beyond')];

describe('another quadrant', () => {
  const line = `
    P1 mission: Excavation
    P1 mission: First Contact
    P1 mission: Beyond
    P1 mission: Farther Beyond
    P1 ship: Runabout at First Contact aboard Data
  `;

  test('B-9.11: a relocation to any location leads there', () => {
    const table = given(`${line}  P1 hand: 2x Wormhole`, { cards });
    table.P1.plays('Wormhole on Runabout to Farther Beyond');
    now(table).holds('space Farther Beyond: Runabout');
  });

  test('B-9.11: the furthest planet is on the same spaceline', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 mission: First Contact / Male's Love Interest by P2
      P1 mission: Beyond
      P1 mission: Farther Beyond
      P1 planet First Contact: Worf
      `,
      { cards },
    );
    table.P1.attempts('First Contact');
    now(table).holds('planet Excavation: Worf');
  });

  test('B-14.43: no flight leads there', () => {
    const table = given(line, { cards });
    now(table).doesNotOffer('P1 flies Runabout to Beyond').offers('P1 flies Runabout to Excavation');
    table.P1.flies('Runabout to Beyond');
    now(table).refused('B-14.43');
  });

  test('B-9.3: the first location of another spaceline is no neighbor of the last one here', () => {
    const table = given(`${line}  P1 hand: Near-Warp Transport`, { cards });
    table.P1.plays('Near-Warp Transport on Runabout');
    now(table)
      .offers('P1 beams Data from Runabout to Excavation')
      .doesNotOffer('P1 beams Data from Runabout to Beyond');
    table.P1.beams('Data from Runabout to Excavation');
  });

  test('B-9.6, B-9.10: each spaceline has ends of its own', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 mission: Survey Mission
      P1 mission: First Contact
      P1 mission: Beyond
      P1 mission: Farther Beyond
      P1 table: Where No One Has Gone Before
      P1 ship: Runabout at Excavation aboard Data
      `,
      { cards },
    );
    table.P1.flies('Runabout to First Contact over the ends');
    now(table).happened('Runabout flew to First Contact using 2');
  });
});
