import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { transwarpConduit } from './transwarp-conduit.ts';

test('P143 Transwarp Conduit: reads aloud', () => {
  expect(english(transwarpConduit)).toBe('Plays on any ship. It has double RANGE this turn.');
});

test('P143 Transwarp Conduit: RANGE is doubled for this turn; what was used stays used', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 ship: U.S.S. Enterprise [range used 5] at Excavation aboard Data
    P1 hand: Transwarp Conduit
  `);
  table.P1.plays('Transwarp Conduit on U.S.S. Enterprise');
  now(table).holds(`
    RANGE of U.S.S. Enterprise: 18
    range left of U.S.S. Enterprise: 13
  `);
  table.P1.ends('turn');
  now(table).happened('Transwarp Conduit discarded').holds(`
    RANGE of U.S.S. Enterprise: 9
    P1 discard pile: Transwarp Conduit
  `);
});

test("P143 Transwarp Conduit: any ship, the opponent's too; others are not touched", () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation
    P2 ship: Runabout at Excavation
    P1 hand: Transwarp Conduit
  `);
  table.P1.plays("Transwarp Conduit on P2's Runabout");
  now(table).holds(`
    RANGE of P2's Runabout: 14
    RANGE of P1's Runabout: 7
  `);
});

test('P143 Transwarp Conduit: two on one ship do not add up', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout at Excavation
    P1 hand: 2x Transwarp Conduit
  `);
  table.P1.plays('Transwarp Conduit on Runabout');
  table.P1.plays('Transwarp Conduit on Runabout');
  now(table).holds('RANGE of Runabout: 14');
});

test('P143 Transwarp Conduit: a damaged ship keeps its limit of 5 (B-23.3)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout [damaged] at Excavation
    P1 hand: Transwarp Conduit
  `);
  table.P1.plays('Transwarp Conduit on Runabout');
  now(table).holds('RANGE of Runabout: 5');
});

test('P143 Transwarp Conduit: with Kurlan Naiskos both multiply', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Runabout (Kurlan Naiskos) at Excavation aboard Giusti, Taurik, Calloway, Mendon, Darian Wallace, Riva, Vash
    P1 hand: Transwarp Conduit
  `);
  now(table).holds('RANGE of Runabout: 21');
  table.P1.plays('Transwarp Conduit on Runabout');
  now(table).holds('RANGE of Runabout: 42');
});

test('P143 Transwarp Conduit: a facility has no RANGE and is no ship', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation
    P1 hand: Transwarp Conduit
  `);
  table.P1.plays('Transwarp Conduit on Federation Outpost');
  now(table).refused('B-12.11');
});
