import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { disruptorOverload } from './disruptor-overload.ts';

test('P112 Disruptor Overload: reads aloud', () => {
  expect(english(disruptorOverload)).toBe(
    "Plays on any ship's crew or any Away Team. Destroy one piece of equipment there at random.",
  );
});

test("P112 Disruptor Overload: one equipment card of the opponent's crew is destroyed by lot", () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Data, Tricorder, Medical Kit
    P2 planet Excavation: Worf, Engineering Kit
    P1 hand: Disruptor Overload
  `).draws('Medical Kit');
  table.P1.plays('Disruptor Overload on Runabout');
  now(table).happened('Medical Kit destroyed; Medical Kit discarded').holds(`
    P2 discard pile: Medical Kit
    aboard Runabout: Data, Tricorder
    in play: Engineering Kit
  `);
});

test('P112 Disruptor Overload: an Away Team is named by its player; the other one there is safe', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet Excavation: Taurik, Tricorder
    P2 planet Excavation: Worf, Klingon Disruptor
    P1 hand: Disruptor Overload
  `);
  table.P1.plays('Disruptor Overload on Excavation of P2');
  now(table).happened('Klingon Disruptor destroyed').holds('in play: Tricorder');
});

test('P112 Disruptor Overload: artifacts used as equipment are in the draw', () => {
  const table = given(`
    P1 mission: Excavation
    P2 planet Excavation: Worf, Varon-T Disruptor
    P1 hand: Disruptor Overload
  `);
  table.P1.plays('Disruptor Overload on Excavation of P2');
  now(table).happened('Varon-T Disruptor destroyed');
});

test('P112 Disruptor Overload: may be played blind, without effect', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Data
    P1 hand: Disruptor Overload
  `);
  table.P1.plays('Disruptor Overload on Runabout');
  now(table).happened('Disruptor Overload discarded').holds('aboard Runabout: Data');
});

test('P112 Disruptor Overload: equipment without a team and facilities cannot be named', () => {
  const table = given(`
    P1 mission: Excavation
    P2 planet Excavation: Tricorder
    P2 outpost: Federation Outpost at Excavation aboard Data, Medical Kit
    P1 hand: Disruptor Overload
  `);
  now(table).doesNotOffer(
    'P1 plays Disruptor Overload on Excavation of P2',
    'P1 plays Disruptor Overload on Federation Outpost',
  );
});

test('P112 Disruptor Overload: it is no response inside an attempt', () => {
  const table = given(`
    P1 mission: Evacuation / Archer by P2
    P1 planet: Data, Darian Wallace, Medical Kit
    P2 hand: Disruptor Overload
  `);
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer('P2 responds with Disruptor Overload').happened('Archer encountered');
});
