import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import type { Way } from './leaving.ts';
import { attempt, endTurn, ending, hood } from './leaving.ts';

const interrupts: readonly Way[] = [
  {
    how: 'that is done',
    card: 'Whistle',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle',
    play: (table) => table.P1.plays('Whistle'),
  },
  {
    how: 'that is nullified',
    card: 'Whistle',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle\nP2 hand: Amanda Rogers',
    play: (table) => {
      table.P1.plays('Whistle');
      table.P2.responds('Amanda Rogers');
    },
  },
  {
    how: 'that nullified another card',
    card: 'Amanda Rogers',
    picture: 'P1 mission: Excavation\nP1 hand: Whistle\nP2 hand: Amanda Rogers',
    play: (table) => {
      table.P1.plays('Whistle');
      table.P2.responds('Amanda Rogers');
    },
  },
  {
    how: 'on a ship that is destroyed',
    card: 'Auto-Destruct Sequence',
    picture: `P1 mission: Excavation\nP1 ship: U.S.S. Hood (Auto-Destruct Sequence) at Excavation ${hood}`,
    play: endTurn,
  },
  {
    how: 'whose countdown expired',
    card: 'Temporal Rift',
    picture: `P1 mission: Excavation
P1 mission: Study Nebula
P1 ship: U.S.S. Hood at Excavation ${hood}
P1 hand: Temporal Rift`,
    play: (table) => {
      table.P1.plays('Temporal Rift on U.S.S. Hood');
      table.P1.ends('turn');
      table.P2.ends('turn');
      table.P1.ends('turn');
    },
  },
  {
    how: 'played together with another copy',
    card: 'Wormhole',
    picture: `turn 3: P1, orders
P1 mission: Excavation
P1 mission: Evacuation
P1 ship: Runabout at Excavation aboard Taurik
P1 hand: 2x Wormhole`,
    play: (table) => table.P1.plays('Wormhole on Runabout to Evacuation'),
  },
  {
    how: 'whose journey is over',
    card: 'Incoming Message - Federation',
    picture: `turn 3: P1, orders
P1 mission: Excavation
P1 mission: Study Nebula
P1 outpost: Federation Outpost at Excavation
P1 ship: Runabout (Incoming Message - Federation) at Study Nebula aboard Taurik`,
    play: (table) => table.P1.flies('Runabout to Excavation'),
  },
  {
    how: 'from which everybody was rescued',
    card: 'Escape Pod',
    picture: `turn 3: P1, orders
P1 mission: Excavation
P1 on Excavation: Escape Pod (Data [held])
P1 ship: U.S.S. Hood at Excavation aboard Worf`,
    play: (table) => table.P1.rescues('Escape Pod with U.S.S. Hood'),
  },
  {
    how: 'that is an artifact',
    card: 'Thought Maker',
    picture: 'P1 mission: Excavation\nP1 hand: Thought Maker\nP2 draw deck: Taurik',
    play: (table) => {
      table.P1.plays('Thought Maker');
      table.P1.does('arranges Taurik');
    },
  },
  {
    how: 'that is an artifact, and is nullified',
    card: 'Thought Maker',
    picture: 'P1 mission: Excavation\nP1 hand: Thought Maker\nP2 hand: Amanda Rogers\nP2 draw deck: Taurik',
    play: (table) => {
      table.P1.plays('Thought Maker');
      table.P2.responds('Amanda Rogers');
    },
  },
  {
    how: 'that is an artifact and stayed in play',
    card: 'Time Travel Pod',
    picture: `turn 1: P1, orders
P1 mission: Excavation
P1 ship: Runabout at Excavation aboard Calloway
P1 hand: Time Travel Pod`,
    play: (table) => {
      table.P1.plays('Time Travel Pod on Runabout');
      table.P1.does('names 1');
      table.P1.ends('turn');
    },
  },
  {
    how: 'played on its own draw',
    card: 'Subspace Schism',
    picture: 'turn 1: P1, orders\nP1 mission: Excavation\nP1 draw deck: Subspace Schism, 2x Taurik',
    play: (table) => {
      table.P1.passes();
      table.P1.responds('Subspace Schism');
    },
  },
  {
    how: 'played to save itself as it was drawn, and nullified',
    card: 'Amanda Rogers',
    picture: `turn 1: P1, orders
P1 mission: Excavation
P1 draw deck: Amanda Rogers, 2x Taurik
P2 hand: Subspace Schism, Q2`,
    play: (table) => {
      table.P1.passes();
      table.P2.passes();
      table.P2.responds('Subspace Schism');
      table.P1.responds('Amanda Rogers');
      table.P2.responds('Q2');
    },
  },
];

describe.each(interrupts)('an interrupt $how', (way) => {
  test('R4-5.1: it is removed from the game; by the other sheets it is discarded', () => {
    expect(ending(way, ruleOfFour)).toBe('removed');
    for (const format of [open, otf, modern, otfBeta]) expect(ending(way, format), format.id).toBe('discard pile');
  });
});

test('R4-5.1: near miss: an interrupt discarded when it was drawn, or with a hand, was never in play', () => {
  const drawn: Way = {
    how: 'drawn',
    card: 'Whistle',
    picture: 'turn 1: P1, orders\nP1 mission: Excavation\nP1 draw deck: Whistle, 2x Taurik\nP2 hand: Subspace Schism',
    play: (table) => {
      table.P1.passes();
      table.P2.passes();
      table.P2.responds('Subspace Schism');
    },
  };
  const held: Way = {
    how: 'held',
    card: 'Whistle',
    picture: `P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: U.S.S. Hood at Study Nebula ${hood}
P1 hand: Whistle`,
    play: attempt('Study Nebula'),
  };
  for (const way of [drawn, held]) expect(ending(way, ruleOfFour), way.how).toBe('discard pile');
  expect(ending({ ...drawn, card: 'Subspace Schism' }, ruleOfFour)).toBe('removed');
});

test('R4-5.1, B-13.25: near miss: an artifact played as an event, or discarded from a hand, is no interrupt', () => {
  const event: Way = {
    how: 'in play as an event',
    card: 'Tox Uthat',
    picture: 'P1 mission: Excavation\nP1 table: Tox Uthat\nP1 hand: Kevin Uxbridge',
    play: (table) => table.P1.plays('Kevin Uxbridge on Tox Uthat'),
  };
  const held: Way = {
    how: 'held',
    card: 'Thought Maker',
    picture: `P1 mission: Study Nebula / Iconian Computer Weapon by P2
P1 ship: U.S.S. Hood at Study Nebula ${hood}
P1 hand: Thought Maker`,
    play: attempt('Study Nebula'),
  };
  for (const way of [event, held]) expect(ending(way, ruleOfFour), way.how).toBe('discard pile');
});

test('R4-5.1: near miss: an event discarded from play is no interrupt', () => {
  const way: Way = {
    how: 'nullified',
    card: 'Red Alert!',
    picture: 'P1 mission: Excavation\nP1 table: Red Alert!\nP1 hand: Kevin Uxbridge',
    play: (table) => table.P1.plays('Kevin Uxbridge on Red Alert!'),
  };
  expect(ending(way, ruleOfFour)).toBe('discard pile');
  expect(ending({ ...way, card: 'Kevin Uxbridge' }, ruleOfFour)).toBe('removed');
});
