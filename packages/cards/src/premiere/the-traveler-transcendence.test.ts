import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { theTravelerTranscendence } from './the-traveler-transcendence.ts';

test('P98 The Traveler: Transcendence: reads aloud', () => {
  expect(english(theTravelerTranscendence)).toBe(
    'Choose a player. That player must draw one more card at the end of each of their turns. Static Warp Bubble ' +
      'has no effect. (Not cumulative.)',
  );
});

test('P98 The Traveler: Transcendence: the chosen player draws two cards at the end of each of their turns', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: The Traveler: Transcendence
    P1 draw deck: Data, Worf, Taurik
    P2 draw deck: Gowron, Kurn, Klag
  `);
  table.P1.plays('The Traveler: Transcendence on P1');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).holds(`
      P1 hand: Data, Worf
      P2 hand: Gowron
    `);
});

test('P98 The Traveler: Transcendence: beside the opponent’s deck it empties that one', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: The Traveler: Transcendence
    P1 draw deck: Data, Worf
    P2 draw deck: Gowron, Kurn, Klag
  `);
  table.P1.plays('The Traveler: Transcendence on P2');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).holds(`
      P1 hand: Data
      P2 hand: Gowron, Kurn
    `);
});

test('P98 The Traveler: Transcendence: copies beside one deck do not add up', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: The Traveler: Transcendence [chosen P1]
    P2 table: The Traveler: Transcendence [chosen P1]
    P1 draw deck: Data, Worf, Taurik, Mendon
  `);
  table.P1.ends('turn');
  now(table).holds('P1 hand: Data, Worf');
});

test('P98 The Traveler: Transcendence: a Static Warp Bubble played later comes into play without effect', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: Static Warp Bubble
    P2 table: The Traveler: Transcendence [chosen P2]
    P2 hand: Gowron
    P2 draw deck: Kurn, Klag, Korris
  `);
  table.P1.plays('Static Warp Bubble');
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).didNotHappen('Gowron discarded').holds(`
      P1 table: Static Warp Bubble
      P2 hand: Gowron, Kurn, Klag
    `);
});

test('P98 The Traveler: Transcendence: Kevin Uxbridge ends it', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: The Traveler: Transcendence [chosen P1]
    P1 draw deck: Data, Worf, Taurik
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on The Traveler: Transcendence');
  table.P1.ends('turn');
  now(table).holds('P1 hand: Data');
});
