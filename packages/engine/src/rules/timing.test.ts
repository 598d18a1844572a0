import {
  cardPlayed,
  dualPersonnel,
  everyone,
  from,
  inResponse,
  interrupt,
  kill,
  ofType,
  titled,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { decisions } from '../engine.ts';

/** Takes away whom another interrupt is about to be played on. */
const suddenEnd = interrupt('Sudden End', {
  plays: [inResponse(cardPlayed(ofType('Interrupt')))],
  text: [kill(from('in play', everyone()))],
  printed: [],
});

const person = {
  classification: 'OFFICER',
  integrity: 5,
  cunning: 14,
  strength: 5,
  staffing: 'Cmd',
} as const;

const twins = dualPersonnel('Twins', {
  affiliations: ['Federation'],
  persons: [
    ['One', person],
    ['Other', person],
  ],
  personas: ['One', 'Other'],
  downloads: [titled('Federation PADD')],
  printed: [],
});

describe('suspending play', () => {
  const picture = (...more: readonly string[]) =>
    [
      'P1 mission: Excavation / Impassable Door by P2, Armus - Skin of Evil by P2',
      'P1 planet: Twins, Data',
      'chance: Data',
      ...more,
    ].join('\n');

  test('B-12.23: a special download comes inside an attempt, which then goes on', () => {
    const table = given(picture('P1 hand: Federation PADD'), { cards: [twins] });
    table.P1.attempts('Excavation');
    now(table).holds('asked: P1 suspend play');
    table.P1.downloads('Federation PADD with Twins');
    now(table).happened('Federation PADD downloaded; Impassable Door encountered; Data killed');
  });

  test('B-12.24: what it changed counts from then on', () => {
    const table = given(picture('P1 hand: Federation PADD'), { cards: [twins] });
    table.P1.attempts('Excavation');
    table.P1.downloads('Federation PADD with Twins');
    // One and Other have CUNNING 28 between them, and 32 with the PADD: not over 32.
    now(table).holds('CUNNING of Twins: 32').happened('Excavation attempt failed');
  });

  test('B-12.23: other cards do not come between', () => {
    const table = given(picture('P1 hand: Federation PADD, Palor Toff - Alien Trader', 'P1 discard pile: Tricorder'), {
      cards: [twins],
    });
    table.P1.attempts('Excavation');
    now(table).holds('asked: P1 suspend play').doesNotOffer('P1 plays Palor Toff - Alien Trader on Tricorder');
    table.P1.downloads('Federation PADD with Twins');
  });
});

describe('suspending play inside other actions', () => {
  test('B-12.23: a battle, by the player who defends', () => {
    const table = given(
      `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 planet Investigate Disturbance: Gowron
      P2 planet Investigate Disturbance: Twins
      P2 hand: Federation PADD
      `,
      { cards: [twins] },
    );
    table.P1.battles('on Investigate Disturbance');
    table.P2.downloads('Federation PADD with Twins');
    now(table)
      .happened('Investigate Disturbance battle initiated; Federation PADD downloaded; Gowron pair revealed')
      .holds('planet Investigate Disturbance: Gowron, Twins, Federation PADD');
    table.P2.chooses('nothing');
  });

  test('B-12.23: a card being played, whose results come afterwards; once it is used it is not asked again', () => {
    const table = given(
      `
      turn 1: P1, card play
      P1 mission: Excavation
      P1 planet: Twins
      P1 hand: Red Alert!, Federation PADD
      `,
      { cards: [twins] },
    );
    table.P1.plays('Red Alert!');
    now(table).offers('P1 downloads Federation PADD with Twins');
    table.P1.downloads('Federation PADD with Twins');
    now(table).happened('Federation PADD downloaded').holds(`
      P1 table: Red Alert!
      planet Excavation: Twins, Federation PADD
    `);
  });
});

describe('a target that is gone', () => {
  const picture = `
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Taurik, Data
    P1 hand: Vulcan Mindmeld
    P2 hand: Sudden End
  `;

  test('B-12.15: leaves the action without a result, and the card is spent', () => {
    const table = given(picture, { cards: [suddenEnd] });
    table.P1.plays('Vulcan Mindmeld on Taurik');
    table.P2.responds('Sudden End');
    now(table).happened('Taurik killed; Vulcan Mindmeld discarded').didNotHappen('Vulcan Mindmeld placed on').holds(`
      P1 hand: nothing
      P1 discard pile: Taurik, Data, Vulcan Mindmeld
    `);
  });

  test('B-12.15: there, it is reached', () => {
    const table = given(picture, { cards: [suddenEnd] });
    table.P1.plays('Vulcan Mindmeld on Taurik');
    now(table).happened('Vulcan Mindmeld placed on Taurik').holds('on Taurik: Vulcan Mindmeld');
  });
});

test('B-12.22: where both players are affected at once, the player whose turn it is responds first', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Investigate Disturbance
    P1 planet Investigate Disturbance: Gowron
    P2 planet Investigate Disturbance: Mendak
    P1 ship: I.K.C. K'Vort at Investigate Disturbance
    P2 ship: Science Vessel at Investigate Disturbance
    P1 hand: Emergency Transporter Armbands
    P2 hand: Emergency Transporter Armbands
  `);
  table.P1.battles('on Investigate Disturbance');
  // The initiation is answered by the opponent first (B-12.12).
  expect(decisions(table.table.state)[0]).toMatchObject({ kind: 'respond', player: 1 });
  table.P2.passes();
  table.P1.passes();
  const asked = () => decisions(table.table.state)[0];
  expect(asked()).toMatchObject({ kind: 'respond', player: 0 });
  expect(asked().options).toHaveLength(2);
  table.P1.passes();
  expect(asked()).toMatchObject({ kind: 'respond', player: 1 });
  table.P1.chooses('nothing');
  now(table).happened('Gowron pair revealed; P1 battle won');
});
