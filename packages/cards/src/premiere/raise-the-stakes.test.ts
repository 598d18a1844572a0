import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { raiseTheStakes } from './raise-the-stakes.ts';

test('P89 Raise the Stakes: reads aloud', () => {
  expect(english(raiseTheStakes)).toBe(
    'Plays on table. Your opponent forfeits the game or accepts this card. The winner of the game is shown a ' +
      "random card of the loser's seed or draw deck. (Cumulative.)",
  );
});

test('P89 Raise the Stakes: accepted, it lies on the table and names a card of the loser when the game is won', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Raise the Stakes
    P1 planet: Vash
    P1 points: 90 mission
    P2 draw deck: Gowron
    chance: Gowron
  `);
  table.P1.plays('Raise the Stakes');
  now(table).holds('asked: P2 accept or forfeit');
  table.P2.accepts('Raise the Stakes');
  now(table).holds('P1 table: Raise the Stakes');
  table.P1.attempts('Excavation');
  now(table).happened('Gowron ante drawn; P1 game won').holds('winner: P1');
  expect(table.table.state.result?.ante).toHaveLength(1);
});

test('P89 Raise the Stakes: forfeiting ends the game at once, without an ante', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Raise the Stakes
  `);
  table.P1.plays('Raise the Stakes');
  table.P2.forfeits('');
  now(table).happened('P2 conceded').holds('winner: P1');
  expect(table.table.state.result?.ante).toBeUndefined();
});

test('P89 Raise the Stakes: PL-24: two copies name two cards; without the one that Kevin Uxbridge took, one', () => {
  const two = given(`
    P1 mission: Excavation
    P1 table: 2x Raise the Stakes
    P2 draw deck: Gowron, Kurn, Klag
  `);
  two.P2.concedes('');
  expect(new Set(two.table.state.result?.ante).size).toBe(2);
  const one = given(`
    P1 mission: Excavation
    P1 table: 2x Raise the Stakes
    P2 draw deck: Gowron, Kurn, Klag
    P2 hand: Kevin Uxbridge
  `);
  one.P2.plays('Kevin Uxbridge on Raise the Stakes');
  one.P2.concedes('');
  expect(one.table.state.result?.ante).toHaveLength(1);
});

test('P89 Raise the Stakes: nullified as it is played, it asks nothing', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Raise the Stakes
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Raise the Stakes');
  table.P2.responds('Kevin Uxbridge');
  now(table).holds(`
      P1 table: nothing
      winner: nobody yet
    `);
});

test('P89 Raise the Stakes: the loser of the ante is whoever loses, and missions are not in it', () => {
  const table = given(`
    P1 mission: Excavation
    P2 mission: Evacuation
    P1 table: Raise the Stakes
    P1 draw deck: Data
  `);
  table.P1.concedes('');
  const { state } = table.table;
  const [shown] = state.result?.ante ?? [];
  expect(state.fixed.owner[shown]).toBe(0);
  expect(state.fixed.cards[shown].def.type).not.toBe('Mission');
});
