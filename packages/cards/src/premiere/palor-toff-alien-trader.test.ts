import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { palorToffAlienTrader } from './palor-toff-alien-trader.ts';

test('P131 Palor Toff: reads aloud', () => {
  expect(english(palorToffAlienTrader)).toBe('Take a non-personnel card from your discard pile into hand.');
});

test('P131 Palor Toff: a card of the discard pile goes to the hand, he to the pile', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Palor Toff - Alien Trader
    P1 discard pile: Tricorder, Runabout, Data
  `);
  table.P1.plays('Palor Toff - Alien Trader on Runabout');
  now(table).happened('Runabout returned to hand of P1').holds(`
    P1 hand: Runabout
    P1 discard pile: Tricorder, Data, Palor Toff - Alien Trader
  `);
});

test('P131 Palor Toff: no personnel, nothing of the other player, nothing removed, not himself', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Palor Toff - Alien Trader
    P1 discard pile: Data
    P2 discard pile: Tricorder
    P1 removed: Runabout
  `);
  now(table).doesNotOffer('P1 plays Palor Toff - Alien Trader');
  table.P1.plays('Palor Toff - Alien Trader on Data');
  now(table).refused('B-12.11');
  table.P1.plays('Palor Toff - Alien Trader on Tricorder');
  now(table).refused('B-12.11');
});

test('P131 Palor Toff: the second player fetches from their own pile', () => {
  const table = given(`
    P1 mission: Excavation
    P1 discard pile: Runabout
    P2 hand: Palor Toff - Alien Trader
    P2 discard pile: Tricorder
  `);
  now(table).doesNotOffer('P2 plays Palor Toff - Alien Trader on Runabout');
  table.P2.plays('Palor Toff - Alien Trader on Tricorder');
  now(table).holds(`
    P2 hand: Tricorder
    P2 discard pile: Palor Toff - Alien Trader
    P1 discard pile: Runabout
  `);
});

test('P131 Palor Toff: two of them fetch each other as long as one likes', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Palor Toff - Alien Trader
    P1 discard pile: Palor Toff - Alien Trader
  `);
  for (let i = 0; i < 3; i++) table.P1.plays('Palor Toff - Alien Trader on Palor Toff - Alien Trader');
  now(table).holds(`
    P1 hand: Palor Toff - Alien Trader
    P1 discard pile: Palor Toff - Alien Trader
  `);
});

test('P131 Palor Toff: he is no response to anything', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: The Juggler
    P2 hand: Palor Toff - Alien Trader
    P2 discard pile: Amanda Rogers
  `);
  table.P1.plays('The Juggler on P2');
  now(table).doesNotOffer('P2 responds with Palor Toff - Alien Trader').happened('P2 shuffled');
});
