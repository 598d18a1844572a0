import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { masakaTransformations } from './masaka-transformations.ts';

test('P82 Masaka Transformations: reads aloud', () => {
  expect(english(masakaTransformations)).toBe(
    'Choose a player. That player shuffles their hand and puts it under their draw deck, then draws as many ' +
      'cards. Discard event.',
  );
});

test('P82 Masaka Transformations: your hand goes under your deck and you draw as many', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Masaka Transformations, Data, Worf
    P1 draw deck: Taurik, Mendon, Taitt
  `);
  table.P1.plays('Masaka Transformations on P1');
  now(table).happened('P1 put under deck; P1 drew; P1 drew').holds(`
      P1 hand: Taurik, Mendon
      P1 discard pile: Masaka Transformations
    `);
});

test('P82 Masaka Transformations: a short deck gives cards of the old hand back', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Masaka Transformations, Data, Worf
    P1 draw deck: Taurik
  `);
  table.P1.plays('Masaka Transformations on P1');
  now(table).happened('P1 drew; P1 drew').holds('P1 sees: Taurik');
  expect(table.table.state.players[0].piles.hand).toHaveLength(2);
  expect(table.table.state.players[0].piles['draw deck']).toHaveLength(1);
});

test('P82 Masaka Transformations: your opponent’s hand changes unseen', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Masaka Transformations
    P2 hand: Gowron, Kurn
    P2 draw deck: Klag, Korris, Kargan
  `);
  table.P1.plays('Masaka Transformations on P2');
  now(table).holds(`
      P2 hand: Klag, Korris
      P1 does not see: Klag
    `);
});

test('P82 Masaka Transformations: on an empty hand it could do nothing and is not played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Masaka Transformations
    P2 draw deck: Klag, Korris
  `);
  table.P1.plays('Masaka Transformations on P2');
  now(table).refused('B-13.8');
  table.P1.plays('Masaka Transformations on P1');
  now(table).refused('B-13.8');
});

test('P82 Masaka Transformations: Kevin Uxbridge nullifies it as it is played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Masaka Transformations, Data
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Masaka Transformations on P1');
  table.P2.responds('Kevin Uxbridge');
  now(table).holds('P1 hand: Data');
});
