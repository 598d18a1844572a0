import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { supernova } from './supernova.ts';

test('P95 Supernova: reads aloud', () => {
  expect(english(supernova)).toBe(
    'Plays on any mission; discard your Tox Uthat (on your table since an earlier turn) to play it. Destroy ' +
      'everything there (seed cards, too); the mission stays only for its span.',
  );
});

test('P95 Supernova: everything there is destroyed, of both players; nobody is killed or saved', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Test Mission
    P1 mission: Excavation / Archer by P2, Thought Maker by P1
    P1 mission: Repair Mission
    P1 table: Tox Uthat [since=1], Genetronic Replicator
    P1 hand: Supernova
    P1 on Excavation: Tetryon Field
    P1 planet Excavation: Worf, Beverly Crusher, Tricorder
    P2 outpost: Klingon Outpost at Excavation aboard Gowron
    P2 ship: I.K.C. K'Vort at Excavation aboard Kurn
    P1 ship: Runabout at Test Mission aboard Mendon
    P2 hand: Escape Pod, Klingon Death Yell
  `);
  table.P1.plays('Supernova on Excavation');
  now(table)
    .happened("Tox Uthat discarded; I.K.C. K'Vort destroyed; Supernova location destroyed")
    .didNotHappen('Worf killed; Kurn killed').holds(`
      not in play: Worf, Tricorder, Klingon Outpost, Gowron, I.K.C. K'Vort, Kurn
      in play: Runabout, Mendon
      under Excavation: nothing
      P1 discard pile: Tox Uthat, Thought Maker, Tetryon Field, Worf, Beverly Crusher, Tricorder
    `);
  table.P1.ends('card play');
  table.P1.flies('Runabout to Repair Mission');
  now(table).happened('Runabout flew to Repair Mission using 5');
});

test('P95 Supernova: what is left is a place: no attempt, no building, no surface, no further Supernova', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Test Mission
    P1 mission: Excavation
    P1 table: 2x Tox Uthat [since=1], Red Alert!
    P1 hand: 2x Supernova, Federation Outpost
    P1 ship: Runabout at Test Mission aboard Taurik
    P1 draw deck: 4x Tricorder
    P2 draw deck: 4x Tricorder
  `);
  table.P1.plays('Supernova on Excavation');
  table.P1.ends('card play');
  table.P1.flies('Runabout to Excavation');
  table.P1.beams('Taurik to Excavation');
  now(table).refused('B-14.4');
  table.P1.attempts('Excavation with Runabout');
  now(table).refused('B-16.11');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.builds('Federation Outpost at Excavation');
  now(table).refused('B-9.5');
  table.P1.plays('Supernova #2 on Excavation');
  now(table).refused('B-12.11');
});

test('P95 Supernova: not without Tox Uthat on your own table, nor in the turn it came there', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 hand: Supernova, Tox Uthat
    P2 table: Tox Uthat [since=1]
    P1 table: Horga'hn
  `);
  table.P1.plays('Supernova on Excavation');
  now(table).refused('B-12.11');
  table.P1.plays("P1's Tox Uthat");
  table.P1.plays('Supernova on Excavation');
  now(table).refused('B-12.11');
});

test('P95 Supernova: PL-09: the opponent’s Tox Uthat prevents it, and both are used up', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation / Archer by P2
    P1 table: Tox Uthat [since=1]
    P1 hand: Supernova
    P1 planet: Worf
    P2 hand: Tox Uthat
  `);
  table.P1.plays('Supernova on Excavation');
  table.P2.responds('Tox Uthat');
  now(table).holds(`
      in play: Worf
      under Excavation: Archer
      P1 discard pile: Tox Uthat, Supernova
      P2 discard pile: Tox Uthat
    `);
});

test('P95 Supernova: Kevin Uxbridge nullifies it as it is played; afterwards he changes nothing', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 mission: Test Mission
    P1 table: 2x Tox Uthat [since=1], Horga'hn
    P1 hand: 2x Supernova
    P1 planet: Worf
    P2 hand: 2x Kevin Uxbridge
  `);
  table.P1.plays('Supernova on Excavation');
  table.P2.responds('Kevin Uxbridge');
  now(table).holds('in play: Worf');
  table.P1.plays('Supernova on Excavation');
  now(table).holds('not in play: Worf');
  table.P2.plays('Kevin Uxbridge on Supernova');
  table.P1.attempts('Excavation');
  now(table).refused('B-16.11');
});

test('P95 Supernova: Espionage and a completed mission are wiped like the rest; points stay', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation, completed by P1
    P1 table: Tox Uthat [since=1]
    P1 hand: Supernova
  `);
  table.P1.plays('Supernova on Excavation');
  now(table).holds('P1 score: 25');
});

test('P95 Supernova: PL-20: a ship in a Temporal Rift comes back to what is left of the place', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 mission: Test Mission
    P1 table: Tox Uthat [since=1]
    P1 hand: Supernova
    P2 ship: I.K.C. K'Vort (Plasma Fire by P1 [since=1]) at Excavation aboard Klag
    P2 hand: Temporal Rift
    P1 draw deck: 6x Tricorder
    P2 draw deck: 6x Tricorder
  `);
  table.P2.plays("Temporal Rift on I.K.C. K'Vort");
  table.P1.plays('Supernova on Excavation');
  for (let turn = 0; turn < 2; turn++) {
    table.P1.ends('turn');
    table.P2.ends('turn');
  }
  now(table).happened("I.K.C. K'Vort reappeared").didNotHappen("I.K.C. K'Vort damaged").holds(`
      space Excavation: I.K.C. K'Vort
      in play: Klag
      on I.K.C. K'Vort: Plasma Fire
    `);
});

test('P95 Supernova: an outpost there is the last place to report to', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 table: Tox Uthat [since=1], Horga'hn
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Supernova, Data
  `);
  table.P1.plays('Supernova on Excavation');
  now(table).doesNotOffer('P1 reports Data to Federation Outpost');
  table.P1.reports('Data to Federation Outpost');
  now(table).refused('B-13.10');
});
