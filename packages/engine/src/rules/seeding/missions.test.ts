import { cardPlay, comboDilemma, event, mission, onCard, skill, titled, wall } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { copiesInPlay, seededBy } from '../../asking/readers.ts';

const place = (title: string, more: Partial<Parameters<typeof mission>[1]> = {}) =>
  mission(title, {
    kind: 'planet',
    location: title,
    points: 30,
    span: 3,
    attemptedBy: ['Federation'],
    requires: skill('Archaeology'),
    printed: [],
    ...more,
  });

const outside = place('Outside Mission', { universal: true });
const beyond = place('Beyond Mission', { quadrant: 'Gamma' });
const farther = place('Farther Mission', { quadrant: 'Gamma' });
/** A Mission II of Excavation: worth more, with other icons, and with an outpost on its front. */
const excavation2 = place('Excavation II', {
  sameAs: 'Excavation',
  points: 40,
  span: 5,
  attemptedBy: ['Klingon'],
  builtIn: { kind: 'outpost', affiliation: 'Klingon', shields: 24 },
});
const cards = [outside, beyond, farther, excavation2];

describe('placing missions', () => {
  test('B-8.18, B-4.1: a universal mission is never stacked, not even on a copy of the opponent', () => {
    const table = given(
      `
      phase: missions, P2 next
      P1 mission: Outside Mission
      P2 mission pile: Outside Mission
      `,
      { cards },
    );
    now(table).offers('P2 places Outside Mission left', 'P2 places Outside Mission right');
    table.P2.places('Outside Mission onto Outside Mission');
    now(table).refused('B-8.15');
    table.P2.places('Outside Mission left');
    now(table).holds("spaceline: P2's Outside Mission, P1's Outside Mission");
  });

  test('B-2.7, B-8.10, B-8.11: each quadrant has a spaceline of its own', () => {
    const table = given(
      `
      phase: missions
      P1 mission: Excavation
      P2 mission: Evacuation
      P1 mission pile: Beyond Mission
      P2 mission pile: Study Nebula
      `,
      { cards },
    );
    // The first mission of its quadrant is placed without a choice, and is no end of the other spaceline.
    now(table).holds('asked: P2 place mission');
    table.P2.places('Study Nebula right of Beyond Mission');
    now(table).refused('B-8.11');
    table.P2.places('Study Nebula right of Evacuation');
    now(table).holds('spaceline: Excavation, Evacuation, Study Nebula, Beyond Mission');
  });

  test('B-2.7: no ship flies from one spaceline to another', () => {
    const table = given(
      `
      turn 3: P1, orders
      P1 mission: Excavation
      P2 mission: Beyond Mission
      P2 mission: Farther Mission
      P1 ship: Runabout at Beyond Mission aboard Taurik
      `,
      { cards },
    );
    now(table).offers('P1 flies Runabout to Farther Mission').doesNotOffer('P1 flies Runabout to Excavation');
  });

  test('B-8.19, B-3.11: the owner chooses the side, and only the face-up side exists', () => {
    const front = given(
      `
      phase: missions
      P1 mission: Evacuation
      P1 mission pile: Excavation II
      P2 mission pile: Study Nebula, Test Mission
      `,
      { cards },
    );
    const [asked] = front.table.menu();
    expect(asked).toContain('Excavation II');
    front.P1.chooses('option 1');
    now(front).holds('space Excavation II: Excavation II outpost');
    front.P2.places('Study Nebula left');
    front.P2.places('Test Mission left');

    const back = given(
      `
      phase: missions
      P1 mission: Evacuation
      P1 mission pile: Excavation II
      P2 mission pile: Study Nebula, Test Mission
      `,
      { cards },
    );
    back.P1.chooses('option 2');
    now(back).holds('space Excavation II: nothing');
    back.P2.places('Study Nebula left');
    back.P2.places('Test Mission left');
  });

  const shared = `
    phase: missions, P2 next
    P1 mission: Excavation
    P1 mission: Evacuation
    P2 mission pile: Excavation II
    P1 mission pile: Study Nebula
  `;

  test('B-8.15, B-8.21: a mission and its Mission II are one location', () => {
    const table = given(shared, { cards });
    table.P2.chooses('option 1');
    now(table).holds('spaceline: Excavation, Evacuation');
    table.P1.places('Study Nebula left');
  });

  test('B-1.15: a Mission II is not a copy of the original mission', () => {
    const table = given(shared, { cards });
    table.P2.chooses('option 1');
    const { state } = table.table;
    expect(state.locations[0].missions).toHaveLength(2);
    expect(copiesInPlay(state, state.locations[0].id)).toBe(1);
    table.P1.places('Study Nebula left');
  });

  const both = (...more: string[]): string =>
    ['P1 mission: Excavation', 'P2 mission: Excavation II [other side]', 'P1 mission: Evacuation', ...more].join('\n');

  test('B-8.16: at a shared location each player goes by the own mission card', () => {
    const mine = given(both('turn 3: P1, orders', 'P1 planet Excavation: Jean-Luc Picard', 'P1 hand: Runabout'), {
      cards,
    });
    mine.P1.attempts('Excavation');
    now(mine).happened('P1 scored 25 for Excavation');
    const theirs = given(both('turn 4: P2, orders', 'P2 planet Excavation: Dukath', 'P2 hand: Runabout'), { cards });
    theirs.P2.attempts('Excavation');
    now(theirs).happened('P2 scored 40 for Excavation II').holds('P2 completed: Excavation II');
  });

  test('B-8.16: an icon on the card of the other player is of no use', () => {
    const mine = given(both('turn 3: P1, orders', 'P1 planet Excavation: Dukath'), { cards });
    mine.P1.attempts('Excavation');
    now(mine).refused('B-16.4');
    const theirs = given(both('turn 4: P2, orders', 'P2 planet Excavation: Jean-Luc Picard'), { cards });
    theirs.P2.attempts('Excavation');
    now(theirs).refused('B-16.4');
  });

  test('B-8.16: the span is that of the own card as well', () => {
    const ship = (player: string) =>
      both(`turn 3: ${player}, orders`, `${player} ship: Pi at Evacuation aboard Tallus`);
    const mine = given(ship('P1'), { cards });
    mine.P1.flies('Pi to Excavation');
    now(mine).happened('Pi flew to Excavation using 3');
    const theirs = given(ship('P2'), { cards });
    theirs.P2.flies('Pi to Excavation');
    now(theirs).happened('Pi flew to Excavation using 5');
  });

  test('B-8.17: both have seeded a shared mission', () => {
    const { state } = given(both(), { cards }).table;
    const [{ id }] = state.locations;
    expect([seededBy(state, id, 0), seededBy(state, id, 1)]).toEqual([true, true]);
    const [, other] = state.locations;
    expect([seededBy(state, other.id, 0), seededBy(state, other.id, 1)]).toEqual([true, false]);
  });
});

describe('features of double-sided missions', () => {
  test('B-8.37, B-8.38: a face-up outpost side is a facility there, and does not use up the outpost card', () => {
    const table = given(
      `
      phase: facilities
      P1 mission: Excavation II
      P2 mission: Krios Suppression
      P1 seed deck: Klingon Outpost
      P2 seed deck: Klingon Outpost
      `,
      { cards },
    );
    table.P1.seeds('Klingon Outpost at Excavation II');
    now(table).refused('B-8.37');
    table.P1.seeds('Klingon Outpost at Krios Suppression');
    table.P2.seeds('Klingon Outpost at Excavation II');
    now(table).holds("space Excavation II: Excavation II outpost, P2's Klingon Outpost");
  });
});

describe('missions by name and number', () => {
  test('B-7.9: a double-sided mission is one card of the pile, its outpost none', () => {
    const table = given(
      `
      phase: missions
      P1 mission: Evacuation
      P1 mission pile: Excavation II
      `,
      { cards },
    );
    const { players, fixed } = table.table.state;
    expect(players[0].piles['mission pile']).toHaveLength(1);
    expect(fixed.builtIn.has(players[0].piles['mission pile'][0])).toBe(true);
    table.P1.chooses('option 1');
    now(table).happened('phase begun dilemmas').holds('spaceline: Excavation II, Evacuation');
  });

  test('B-1.16: a text about a mission works with its Mission II', () => {
    const camp = event('Camp', { plays: [cardPlay(onCard(titled('Excavation')))], stays: true, printed: [] });
    const table = given(
      `
      turn 3: P1, card play
      P1 mission: Excavation II
      P2 mission: Evacuation
      P1 hand: Camp
      `,
      { cards: [...cards, camp] },
    );
    now(table).doesNotOffer('P1 plays Camp on Evacuation');
    table.P1.plays('Camp on Excavation II');
    now(table).happened('Camp placed on Excavation II');
  });
});

describe('combo dilemmas under missions', () => {
  const combo = comboDilemma('Archer & Nausicaans', {
    where: 'planet',
    first: wall(skill('SECURITY')),
    second: wall(skill('MEDICAL')),
    halves: [{ title: 'Archer' }, { title: 'Nausicaans' }],
    printed: [],
  });

  test('B-8.30: a combo dilemma counts as a copy of each of its halves', () => {
    const table = given(
      `
      phase: dilemmas
      P1 mission: Excavation
      P1 mission: Evacuation
      P1 seed deck: Archer & Nausicaans, Archer, Nausicaans, Chalnoth
      P2 seed deck: Archer
      `,
      { cards: [combo] },
    );
    table.P1.seeds('Archer & Nausicaans under Excavation');
    table.P2.seeds('Archer under Excavation');
    table.P1.seeds('Archer under Excavation');
    now(table).refused('B-8.29');
    table.P1.seeds('Nausicaans under Excavation');
    now(table).refused('B-8.29');
    table.P1.seeds('Chalnoth under Excavation');
    table.P1.seeds('Archer under Evacuation');
    table.P1.seeds('Nausicaans under Evacuation');
    now(table).holds("under Excavation: Archer & Nausicaans, P2's Archer, Chalnoth");
  });

  test('B-8.30: and they count as copies of it', () => {
    const table = given(
      `
      phase: dilemmas
      P1 mission: Excavation / Nausicaans by P1
      P1 mission: Evacuation
      P1 seed deck: Archer & Nausicaans
      `,
      { cards: [combo] },
    );
    table.P1.seeds('Archer & Nausicaans under Excavation');
    now(table).refused('B-8.29');
    table.P1.seeds('Archer & Nausicaans under Evacuation');
  });

  test('B-1.15: beyond that a combo dilemma is a card of its own', () => {
    const table = given(
      `
      P1 mission: Excavation
      P1 hand: Runabout
      P1 discard pile: Archer & Nausicaans, Archer
      `,
      { cards: [combo] },
    );
    const [first, second] = table.table.state.players[0].piles['discard pile'];
    const { cards: all } = table.table.state.fixed;
    expect(all[first].index).not.toBe(all[second].index);
  });
});
