import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { staticWarpBubble } from './static-warp-bubble.ts';

test('P93 Static Warp Bubble: reads aloud', () => {
  expect(english(staticWarpBubble)).toBe(
    "Plays on table. At the end of each of your opponent's turns, they discard one card from hand. (Not " +
      'cumulative.)',
  );
});

test('P93 Static Warp Bubble: your opponent discards a card of their choice before drawing', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: Static Warp Bubble, Data
    P2 hand: Gowron, Kurn
    P2 draw deck: Klag, Korris
  `);
  table.P1.plays('Static Warp Bubble');
  table.P1.ends('turn');
  now(table).didNotHappen('Data discarded');
  table.P2.ends('card play');
  table.P2.ends('turn');
  table.P2.chooses('Kurn');
  now(table).happened('Kurn discarded; P2 drew').holds(`
      P2 hand: Gowron, Klag
      P2 discard pile: Kurn
      P1 sees: Kurn
    `);
});

test('P93 Static Warp Bubble: a hand of one goes, an empty hand does not matter, and then the draw', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 table: Static Warp Bubble
    P2 hand: Gowron
    P2 draw deck: Klag, Korris
  `);
  table.P2.ends('turn');
  now(table).happened('Gowron discarded; P2 drew').holds('P2 hand: Klag');
});

test('P93 Static Warp Bubble: several copies of one player take one card, one of each player takes its own', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 table: 2x Static Warp Bubble
    P2 table: Static Warp Bubble
    P1 hand: Data
    P2 hand: Gowron
    P1 draw deck: Worf, Taurik
    P2 draw deck: Klag, Korris
  `);
  table.P2.ends('turn');
  now(table).happened('Gowron discarded; P2 drew').didNotHappen('Data discarded').holds('P2 hand: Klag');
  table.P1.ends('turn');
  now(table).happened('Data discarded; P1 drew').holds('P1 hand: Worf');
});

test('P93 Static Warp Bubble: PL-12: The Traveler beside either deck switches all bubbles off; without it they work again', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 table: Static Warp Bubble, The Traveler: Transcendence [chosen P1]
    P2 table: Static Warp Bubble
    P1 hand: Data
    P2 hand: Gowron, Kevin Uxbridge
    P1 draw deck: 6x Tricorder
    P2 draw deck: 6x Tricorder
  `);
  table.P2.ends('turn');
  now(table).didNotHappen('Gowron discarded').holds('P2 hand: Gowron, Kevin Uxbridge, Tricorder');
  table.P2.plays('Kevin Uxbridge on The Traveler: Transcendence');
  table.P1.ends('turn');
  now(table).happened('Data discarded');
});

test('P93 Static Warp Bubble: Kevin Uxbridge ends it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 table: Static Warp Bubble
    P2 hand: Gowron, Kevin Uxbridge
    P2 draw deck: Klag, Korris
  `);
  table.P2.plays('Kevin Uxbridge on Static Warp Bubble');
  table.P2.ends('turn');
  now(table).didNotHappen('Gowron discarded');
});
