import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { kivasFajoCollector } from './kivas-fajo-collector.ts';

test('P79 Kivas Fajo - Collector: reads aloud', () => {
  expect(english(kivasFajoCollector)).toBe('Choose a player. That player draws three cards. Discard event.');
});

test('P79 Kivas Fajo - Collector: you draw three cards', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector
    P1 draw deck: Data, Worf, Taurik, Mendon
  `);
  table.P1.plays('Kivas Fajo - Collector on P1');
  now(table).holds(`
    P1 hand: Data, Worf, Taurik
    P1 discard pile: Kivas Fajo - Collector
    P2 hand: nothing
  `);
});

test('P79 Kivas Fajo - Collector: your opponent draws, and you do not see what', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector
    P2 draw deck: Gowron, Kurn, Klag, Korris
  `);
  table.P1.plays('Kivas Fajo - Collector on P2');
  now(table).holds(`
      P2 hand: Gowron, Kurn, Klag
      P1 does not see: Gowron
    `);
});

test('P79 Kivas Fajo - Collector: a shorter deck gives what it has', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector
    P1 draw deck: Data
  `);
  table.P1.plays('Kivas Fajo - Collector on P1');
  now(table).happened('P1 drew; P1 draw impossible').holds('P1 hand: Data');
});

test('P79 Kivas Fajo - Collector: an empty deck is not named: nothing could happen', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector
    P1 draw deck: nothing
    P2 draw deck: Gowron
  `);
  table.P1.plays('Kivas Fajo - Collector on P1');
  now(table).refused('B-13.8');
});

test('P79 Kivas Fajo - Collector: Kevin Uxbridge nullifies it as it is played', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector
    P2 hand: Kevin Uxbridge
  `);
  table.P1.plays('Kivas Fajo - Collector on P1');
  table.P2.responds('Kevin Uxbridge');
  now(table).didNotHappen('P1 drew').holds(`
      P1 hand: nothing
      P1 card plays used: 1
    `);
});

test('P79 Kivas Fajo - Collector: PL-14: Subspace Schism answers a single draw', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Kivas Fajo - Collector, Subspace Schism
    P2 draw deck: Gowron, Kurn, Klag, Korris, Kargan
  `);
  table.P1.plays('Kivas Fajo - Collector on P2');
  table.P1.responds('Subspace Schism');
  now(table).happened('Gowron discarded').holds(`
      P2 hand: Kurn, Klag, Korris
      P2 discard pile: Gowron
    `);
});
