import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { goddessOfEmpathy } from './goddess-of-empathy.ts';

test('P77 Goddess of Empathy: reads aloud', () => {
  expect(english(goddessOfEmpathy)).toBe(
    'Plays on table until the end of your next turn. Neither player may play interrupts except Kevin Uxbridge ' +
      'and Q2.',
  );
});

test('P77 Goddess of Empathy: nobody plays interrupts until the end of your next turn', () => {
  const table = given(`
    turn 1: P1, card play
    P1 mission: Excavation
    P1 hand: Goddess of Empathy, Palor Toff - Alien Trader
    P1 discard pile: Tricorder
    P2 hand: Palor Toff - Alien Trader
    P2 discard pile: Tricorder
  `);
  table.P1.plays('Goddess of Empathy');
  table.P2.plays("P2's Palor Toff - Alien Trader");
  now(table).refused('B-1.5');
  table.P1.ends('turn');
  table.P2.plays("P2's Palor Toff - Alien Trader");
  now(table).refused('B-1.5');
  table.P2.ends('turn');
  table.P1.plays("P1's Palor Toff - Alien Trader");
  now(table).refused('B-1.5');
  table.P1.ends('turn');
  now(table).happened('Goddess of Empathy expired; Goddess of Empathy discarded');
  table.P2.plays("P2's Palor Toff - Alien Trader on P2's Tricorder");
  now(table).happened('Palor Toff - Alien Trader played');
});

test('P77 Goddess of Empathy: an artifact is not played as an interrupt either', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Goddess of Empathy
    P1 hand: Thought Maker
  `);
  table.P1.plays('Thought Maker');
  now(table).refused('B-1.5');
});

test('P77 Goddess of Empathy: PL-02: Kevin and Q2 may be played, Amanda Rogers may not', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Goddess of Empathy
    P1 hand: Red Alert!, Q2
    P2 hand: Kevin Uxbridge, Amanda Rogers
  `);
  table.P1.plays('Red Alert!');
  table.P2.responds('Kevin Uxbridge');
  table.P1.responds('Q2');
  now(table).doesNotOffer('P2 responds with Amanda Rogers');
  now(table).holds('P1 table: Goddess of Empathy, Red Alert!');
});

test('P77 Goddess of Empathy: Kevin Uxbridge nullifies it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Goddess of Empathy
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Goddess of Empathy');
  now(table).holds('P1 table: nothing');
});

test('P77 Goddess of Empathy: while it is being played any response is legal, and events are not touched', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Excavation
    P1 table: Goddess of Empathy
    P2 hand: Alien Probe
  `);
  table.P2.plays('Alien Probe');
  now(table).holds('P2 table: Alien Probe');
});

test('P77 Goddess of Empathy: interrupts in play go on working', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Goddess of Empathy
    P1 on Excavation: Escape Pod (Data [held], Worf [held])
    P1 ship: Runabout at Excavation aboard Taurik
  `);
  table.P1.rescues('Escape Pod with Runabout');
  now(table).holds('aboard Runabout: Taurik, Data, Worf');
});

test('P77 Goddess of Empathy: Rogue Borg aboard go on fighting', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Test Mission
    P1 table: Goddess of Empathy
    P1 ship: Runabout at Test Mission aboard Worf, Rogue Borg Mercenaries by P2 [controlled by P2]
  `);
  table.P2.ends('turn');
  table.P1.chooses('nothing');
  now(table).happened('Runabout battle initiated');
});

test('P77 Goddess of Empathy: no Escape Pod while it lies there', () => {
  const table = given(`
    turn 3: P1, orders
    P1 mission: Study Nebula
    P2 table: Goddess of Empathy
    P1 ship: Runabout (Warp Core Breach by P2 [since=0]) at Study Nebula aboard Mendon
    P1 hand: Escape Pod
  `);
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed; Mendon killed').holds('P1 discard pile: Mendon, Runabout');
});
