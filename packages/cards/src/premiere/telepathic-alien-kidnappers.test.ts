import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { telepathicAlienKidnappers } from './telepathic-alien-kidnappers.ts';

test('P96 Telepathic Alien Kidnappers: reads aloud', () => {
  expect(english(telepathicAlienKidnappers)).toBe(
    "Plays on table. At the end of each of your turns, name a card type and point at a card in your opponent's " +
      'hand; it is shown and, if of that type, discarded. (Not cumulative.)',
  );
});

test('P96 Telepathic Alien Kidnappers: a right guess discards the card, before the draw', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Telepathic Alien Kidnappers
    P2 hand: Gowron, Red Alert!
    chance: Gowron
  `);
  table.P1.passes('');
  table.P1.guesses('Personnel');
  now(table).happened('Gowron revealed; Gowron discarded; P1 drew').holds('P2 hand: Red Alert!');
});

test('P96 Telepathic Alien Kidnappers: a wrong guess only shows it', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Telepathic Alien Kidnappers
    P2 hand: Gowron, Red Alert!
    chance: Gowron
  `);
  table.P1.passes('');
  table.P1.guesses('Event');
  now(table).happened('Gowron revealed').didNotHappen('Gowron discarded').holds('P2 hand: Gowron, Red Alert!');
});

test('P96 Telepathic Alien Kidnappers: an empty hand is left alone, and the opponent’s turn, too', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Telepathic Alien Kidnappers
    P1 hand: Data
  `);
  table.P1.ends('turn');
  table.P2.ends('turn');
  now(table).didNotHappen('Data revealed');
});

test('P96 Telepathic Alien Kidnappers: PL-13: with Alien Probe in play one points at a card one sees', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Telepathic Alien Kidnappers, Alien Probe
    P2 hand: Gowron, Red Alert!
  `);
  table.P1.passes('');
  table.P1.guesses('Event for Red Alert!');
  now(table).happened('Red Alert! discarded').holds('P2 hand: Gowron');
});

test('P96 Telepathic Alien Kidnappers: several copies guess once', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: 2x Telepathic Alien Kidnappers
    P2 hand: Gowron, Kurn
    chance: Gowron
  `);
  table.P1.passes('');
  table.P1.guesses('Personnel');
  now(table).happened('Gowron discarded; P1 drew').holds('P2 hand: Kurn');
});

test('P96 Telepathic Alien Kidnappers: an artifact played as an event is of both types', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 table: Telepathic Alien Kidnappers
    P2 hand: Kurlan Naiskos
  `);
  table.P1.passes('');
  table.P1.guesses('Event');
  now(table).happened('Kurlan Naiskos discarded');
});
