import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { resQ } from './res-q.ts';

test('P91 Res-Q: reads aloud', () => {
  expect(english(resQ)).toBe('Take a card from your discard pile into hand. Discard event.');
});

test('P91 Res-Q: the named card comes to your hand, Res-Q goes to the pile', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P1 discard pile: Data, Worf
  `);
  table.P1.plays('Res-Q on Data');
  now(table).holds(`
      P1 hand: Data
      P1 discard pile: Worf, Res-Q
    `);
});

test('P91 Res-Q: it may fetch another Res-Q, not itself', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P1 discard pile: Res-Q
  `);
  table.P1.plays('Res-Q on Res-Q #2');
  now(table).holds(`
      P1 hand: Res-Q
      P1 discard pile: Res-Q
    `);
});

test('P91 Res-Q: with an empty pile it cannot be played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P2 discard pile: Data
  `);
  table.P1.plays('Res-Q');
  now(table).refused('B-12.11');
});

test('P91 Res-Q: the opponent’s pile is out of reach', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P1 discard pile: Worf
    P2 discard pile: Data
  `);
  table.P1.plays('Res-Q on Data');
  now(table).refused('B-12.11');
});

test('P91 Res-Q: nullified by Kevin Uxbridge it fetches nothing', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P1 discard pile: Data
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Res-Q on Data');
  table.P2.responds('Kevin Uxbridge');
  now(table).holds(`
      P1 hand: nothing
      P1 discard pile: Data, Res-Q
    `);
});

test('P91 Res-Q: an artifact that it fetches without its having been acquired stays unplayable', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Res-Q
    P1 discard pile: Thought Maker
  `);
  table.P1.plays('Res-Q on Thought Maker');
  table.P1.plays('Thought Maker');
  now(table).refused('B-3.14');
});
