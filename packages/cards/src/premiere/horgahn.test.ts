import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { horgahn } from './horgahn.ts';

test("P2 Horga'hn: reads aloud", () => {
  expect(english(horgahn)).toBe(
    'When acquired, place on table. Each turn, you may make one more normal card play or else draw one ' +
      'more card at its end.',
  );
});

test("P2 Horga'hn: acquired, it lies on the table and gives an extra card at the end of that turn", () => {
  const table = given(`
    P1 mission: Excavation / Horga'hn by P2
    P1 planet: Vash
    P1 draw deck: Data, Worf, Taurik
  `);
  table.P1.attempts('Excavation');
  now(table).holds("P1 table: Horga'hn");
  table.P1.passes('');
  table.P1.draws('');
  now(table).holds('P1 hand: Data, Worf');
});

test("P2 Horga'hn: a second card play in your turn, and then no extra card", () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Horga'hn
    P1 hand: Alien Probe, Red Alert!, Pattern Enhancers
    P1 draw deck: Data, Worf, Taurik
  `);
  table.P1.plays('Alien Probe');
  table.P1.plays('Red Alert!');
  table.P1.plays('Pattern Enhancers');
  now(table).refused('B-11.6');
  table.P1.ends('turn');
  now(table).holds('P1 hand: Pattern Enhancers, Data');
});

test("P2 Horga'hn: with the additional card play unused, its player may draw or not", () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Horga'hn
    P1 hand: Alien Probe
    P1 draw deck: Data, Worf, Taurik
  `);
  table.P1.plays('Alien Probe');
  table.P1.ends('card play');
  table.P1.passes('');
  now(table).holds('asked: P1 extra draw');
  table.P1.passes('');
  now(table).holds('P1 hand: Data');
});

test("P2 Horga'hn: two of them give no more than one, and the opponent has nothing of it", () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 table: 2x Horga'hn
    P2 hand: Alien Probe, Red Alert!
    P2 draw deck: Gowron, Kurn, Klag
  `);
  table.P2.plays('Alien Probe');
  table.P2.plays('Red Alert!');
  now(table).refused('B-11.6');
  table.P2.ends('turn');
  now(table).holds('P2 hand: Red Alert!, Gowron');
});

test("P2 Horga'hn: it is no event: Kevin Uxbridge has no hold on it", () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Horga'hn
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays("Kevin Uxbridge on Horga'hn");
  now(table).refused('B-12.11');
});

test("P2 Horga'hn: The Traveler’s card comes besides", () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Horga'hn, The Traveler: Transcendence [chosen P1]
    P1 draw deck: Data, Worf, Taurik, Mendon
  `);
  table.P1.passes('');
  table.P1.draws('');
  now(table).holds('P1 hand: Data, Worf, Taurik');
});
