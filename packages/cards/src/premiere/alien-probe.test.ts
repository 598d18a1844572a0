import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { alienProbe } from './alien-probe.ts';

test('P66 Alien Probe: reads aloud', () => {
  expect(english(alienProbe)).toBe('Plays on table. Both players play with open hands.');
});

test('P66 Alien Probe: both hands are open, cards drawn later included', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Alien Probe, Data
    P2 hand: Gowron
    P1 draw deck: Worf, Taurik
    P2 draw deck: Kurn, Klag
  `);
  now(table).holds(`
      P2 does not see: Data
      P1 does not see: Gowron
    `);
  table.P1.plays('Alien Probe');
  now(table).holds(`
      P2 sees: Data
      P1 sees: Gowron
      P2 does not see: Worf
    `);
  table.P1.ends('turn');
  now(table).holds(`
      P2 sees: Worf
      P1 hand: Data, Worf
    `);
});

test('P66 Alien Probe: a hand stays a hand: Anti-Time Anomaly kills nobody in it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Alien Probe, Anti-Time Anomaly [countdown 1]
    P2 hand: Gowron
    P2 planet: Kurn
  `);
  table.P1.ends('turn');
  now(table).happened('Kurn killed').didNotHappen('Gowron killed').holds('P2 hand: Gowron');
});

test('P66 Alien Probe: Kevin Uxbridge closes both hands at once', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Alien Probe
    P1 hand: Data
    P2 hand: Kevin Uxbridge, Gowron
  `);
  now(table).holds('P2 sees: Data');
  table.P2.plays('Kevin Uxbridge on Alien Probe');
  now(table).holds(`
      P2 does not see: Data
      P1 does not see: Gowron
    `);
});

test('P66 Alien Probe: of two copies one is enough, and the other keeps the hands open', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: 2x Alien Probe
    P1 hand: Data
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Alien Probe');
  now(table).holds('P2 sees: Data');
});

test('P66 Alien Probe: decks stay hidden, and so do cards aboard', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Alien Probe
    P1 planet: Worf
    P1 draw deck: Data
  `);
  now(table).holds(`
      P2 does not see: Worf
      P2 does not see: Data
    `);
});
