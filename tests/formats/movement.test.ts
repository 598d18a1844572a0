import { open, otf, ruleOfFour } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { missions } from './cards.ts';

const cards = missions;

/** Two spacelines: three missions in the Alpha Quadrant, three in the Gamma Quadrant. */
const far = (at: string, marks = '') => `
turn 3: P1, orders
P1 mission: Excavation
P1 mission: Inquiry
P1 mission: Survey
P2 mission: Far Shore
P2 mission: Far Deep
P2 mission: Farthest Shore
P1 ship: U.S.S. Hood ${marks} at ${at} aboard Jean-Luc Picard, Geordi La Forge, Taurik
`;

const flight = (format: typeof open, from: string, to: string, marks = ''): string => {
  const table = given(far(from, marks), { format, cards });
  table.P1.flies(`U.S.S. Hood to ${to}`);
  const { refusal } = table.table;
  table.table.refusal = undefined;
  return refusal ? `${refusal.code} ${refusal.clause}` : 'flown';
};

test('R4-6.1, B-28.27: from an end of a spaceline to either end of another for the full RANGE; then ship and crew are stopped', () => {
  for (const [from, to] of [
    ['Survey', 'Far Shore'],
    ['Survey', 'Farthest Shore'],
    ['Excavation', 'Farthest Shore'],
  ]) {
    const table = given(far(from), { format: ruleOfFour, cards });
    table.P1.flies(`U.S.S. Hood to ${to}`);
    now(table).holds(`range left of U.S.S. Hood: 0
stopped: U.S.S. Hood, Jean-Luc Picard, Geordi La Forge, Taurik
space ${to}: U.S.S. Hood`);
  }
});

test('R4-6.1, B-28.27: near miss: not from or to the middle, not with RANGE used or lost, and not by another sheet', () => {
  expect(flight(ruleOfFour, 'Inquiry', 'Far Shore')).toBe('refused/not-at-an-end R4-6.1');
  expect(flight(ruleOfFour, 'Survey', 'Far Deep')).toBe('refused/not-at-an-end R4-6.1');
  expect(flight(ruleOfFour, 'Survey', 'Far Shore', '[range used 1]')).toBe('refused/not-full-range R4-6.1');
  expect(flight(ruleOfFour, 'Survey', 'Far Shore', '[damaged]')).toBe('refused/not-full-range R4-6.1');
  for (const format of [open, otf])
    expect(flight(format, 'Survey', 'Far Shore')).toBe('refused/other-quadrant B-14.43');
});

test('R4-6.1: a ship with more RANGE than printed uses all of it', () => {
  const table = given(`${far('Survey')}P1 hand: Transwarp Conduit`, { format: ruleOfFour, cards });
  table.P1.plays('Transwarp Conduit on U.S.S. Hood');
  table.P1.flies('U.S.S. Hood to Far Shore');
  now(table).holds('range left of U.S.S. Hood: 0\nstopped: U.S.S. Hood');
});

test('R4-6.1: near miss: the ship must be one that may fly: staffed, undocked and not stopped', () => {
  const unstaffed = far('Survey').replace('Jean-Luc Picard, Geordi La Forge, Taurik', 'Taurik');
  const table = given(unstaffed, { format: ruleOfFour, cards });
  table.P1.flies('U.S.S. Hood to Far Shore');
  now(table).refused('B-14.16');
  expect(flight(ruleOfFour, 'Survey', 'Far Shore', '[stopped]')).toBe('refused/ship-stopped B-19.2');
});
