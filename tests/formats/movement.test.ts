import { decisions } from '@spaceline/engine';
import { open, otf, ruleOfFour } from '@spaceline/formats';
import { ship } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
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

describe('cards on the way', () => {
  const relocated = (card: string, aboard = 'Data, Taurik') =>
    `${far('Survey', '[arrived]').replace('Jean-Luc Picard, Geordi La Forge, Taurik', aboard)}P2 on Survey: ${card}\n`;

  test('R4-6.1, B-14.35: a ship that came in this turn and must stop goes on in a later turn', () => {
    const table = given(relocated('Tetryon Field'), { format: ruleOfFour, cards });
    now(table).doesNotOffer('P1 flies U.S.S. Hood to Far Shore');
    table.P1.flies('U.S.S. Hood to Far Shore');
    now(table).refused('B-14.35');
  });

  test('R4-6.1, B-14.35: near miss: with what the card asks for aboard, or a turn later, it passes', () => {
    const able = given(relocated('Tetryon Field', 'Jean-Luc Picard, Geordi La Forge, Taurik'), {
      format: ruleOfFour,
      cards,
    });
    able.P1.flies('U.S.S. Hood to Far Shore');
    now(able).holds('space Far Shore: U.S.S. Hood');
    const later = given(relocated('Tetryon Field').replace(' [arrived]', ''), { format: ruleOfFour, cards });
    later.P1.flies('U.S.S. Hood to Far Shore');
    now(later).holds('space Far Shore: U.S.S. Hood');
  });

  test('R4-6.1, B-14.34: a ship that passes a rift is damaged there, and has no full RANGE to go on', () => {
    const table = given(relocated('Subspace Warp Rift'), { format: ruleOfFour, cards });
    table.P1.flies('U.S.S. Hood to Far Shore');
    now(table).happened('U.S.S. Hood damaged').holds('space Survey: U.S.S. Hood');
  });
});

test('R4-6.1, B-9.10: where the ends of a spaceline meet each passage is offered once', () => {
  const table = given(`${far('Survey')}P1 table: Where No One Has Gone Before`, { format: ruleOfFour, cards });
  const passages = decisions(table.table.state)[0].options.filter(
    (o) => o.do === 'fly' && ['Far Shore', 'Farthest Shore'].includes(table.table.state.fixed.cards[o.on].def.title),
  );
  expect(passages).toHaveLength(2);
});

test('R4-6.1, A-4: a ship without RANGE has none to use, as one whose RANGE nobody has said', () => {
  const hulk = ship('Hulk', {
    affiliations: ['Federation'],
    universal: true,
    shipClass: 'Hulk',
    range: 0,
    weapons: 0,
    shields: 1,
    staffing: [],
    printed: [],
  });
  const table = given(far('Survey').replace('U.S.S. Hood', 'Hulk'), { format: ruleOfFour, cards: [...cards, hulk] });
  table.P1.flies('Hulk to Far Shore');
  now(table).refused('R4-6.1');
});
