import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { toxUthat } from './tox-uthat.ts';

test('P7 Tox Uthat: reads aloud', () => {
  expect(english(toxUthat)).toBe(
    'When acquired, take into hand. Plays as an event on table (on a later turn, you may discard it to ' +
      'play Supernova); or as an interrupt just after Supernova is played: nullify it.',
  );
});

test('P7 Tox Uthat: as an event it lies on the table, uses the card play and makes way for Supernova', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Tox Uthat, Supernova
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
  `);
  table.P1.plays('Tox Uthat');
  now(table).holds(`
      P1 table: Tox Uthat
      P1 card plays used: 1
    `);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Supernova on Excavation');
  now(table).happened('Tox Uthat discarded; Supernova location destroyed');
});

test('P7 Tox Uthat: Kevin Uxbridge nullifies it on the table and while it is played as an event', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Tox Uthat
    P1 hand: Tox Uthat
    P2 hand: 2x Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Tox Uthat');
  now(table).holds('P1 table: nothing');
  table.P1.plays('Tox Uthat #2');
  table.P2.responds('Kevin Uxbridge #2');
  now(table).holds(`
      P1 table: nothing
      P1 hand: nothing
    `);
});

test('P7 Tox Uthat: as an interrupt it answers Supernova alone', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 hand: Alien Probe
    P2 hand: Tox Uthat
  `);
  table.P1.plays('Alien Probe');
  now(table).doesNotOffer('P2 responds with Tox Uthat').holds('P2 hand: Tox Uthat');
});

test('P7 Tox Uthat: Amanda Rogers answers it as an interrupt, Kevin Uxbridge does not', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 table: Tox Uthat [since=1]
    P1 hand: Supernova, Amanda Rogers, Kevin Uxbridge
    P1 planet: Worf
    P2 hand: Tox Uthat
  `);
  table.P1.plays('Supernova on Excavation');
  table.P2.responds('Tox Uthat');
  now(table).doesNotOffer('P1 responds with Kevin Uxbridge');
  table.P1.responds('Amanda Rogers');
  now(table).holds(`
      not in play: Worf
      P2 discard pile: Tox Uthat
    `);
});
