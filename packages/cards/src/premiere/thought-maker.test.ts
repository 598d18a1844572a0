import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { thoughtMaker } from './thought-maker.ts';

test('P5 Thought Maker: reads aloud', () => {
  expect(english(thoughtMaker)).toBe(
    "When acquired, take into hand. Plays as an interrupt. Look at your opponent's draw deck and put its cards in " +
      'any order.',
  );
});

test('P5 Thought Maker: you see the opponent’s deck in order and put it in another', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Thought Maker
    P2 draw deck: Gowron, Kurn, Klag
  `);
  table.P1.plays('Thought Maker');
  now(table).holds(`
      asked: P1 arrange cards
      P1 sees: Gowron
      P2 does not see: Gowron
    `);
  table.P1.arranges('Klag, Gowron, Kurn');
  now(table).happened('Thought Maker order changed').holds(`
      P2 draw deck: Klag, Gowron, Kurn
      P1 does not see: Gowron
      P1 discard pile: Thought Maker
    `);
});

test('P5 Thought Maker: every card must be placed, none may be taken', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Thought Maker
    P2 draw deck: Gowron, Kurn, Klag
  `);
  table.P1.plays('Thought Maker');
  table.P1.arranges('Klag, Gowron');
  now(table).refused('B-18.10');
  table.P1.arranges('Gowron, Kurn, Klag');
  now(table).holds('P2 draw deck: Gowron, Kurn, Klag');
});

test('P5 Thought Maker: it is played as an interrupt: in the opponent’s turn, too, and Amanda Rogers stops it', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 hand: Thought Maker
    P2 hand: Amanda Rogers, Kevin Uxbridge
    P2 draw deck: Gowron, Kurn
  `);
  table.P1.plays('Thought Maker');
  now(table).doesNotOffer('P2 responds with Kevin Uxbridge');
  table.P2.responds('Amanda Rogers');
  now(table).didNotHappen('Thought Maker order changed').holds(`
      P1 discard pile: Thought Maker
      P2 draw deck: Gowron, Kurn
    `);
});

test('P5 Thought Maker: an empty deck leaves nothing to look at', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Thought Maker
    P2 draw deck: nothing
  `);
  table.P1.plays('Thought Maker');
  now(table).refused('B-13.8');
});
