import type { Conditions } from './condition.ts';

/** Responding (chapter 12), and questions that ask for something else. */

export const responses: readonly Conditions[] = [
  {
    about: 'answering a death that has been answered',
    position: `
      P1 mission: Evacuation / Armus - Skin of Evil by P2
      P1 planet: Worf
      P1 hand: Klingon Death Yell
      P2 hand: 2x Klingon Death Yell, Amanda Rogers`,
    after: ['P1 attempts Evacuation', 'P2 responds with Klingon Death Yell #2'],
    legal: [],
    refused: [['P1 responds with Klingon Death Yell', 'B-1.3', 'response-once']],
  },
  {
    about: 'answering Kevin Uxbridge',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P2 table: Red Alert!
      P1 hand: Kevin Uxbridge
      P2 hand: Amanda Rogers, Q2`,
    after: ['P1 plays Kevin Uxbridge on Red Alert!'],
    legal: ['P2 responds with Q2'],
    refused: [['P2 responds with Amanda Rogers', 'B-24.6', 'immune-to-response']],
  },
  {
    about: 'answering a treaty',
    position: `
      turn 3: P1, card play
      P1 mission: Excavation
      P1 hand: Treaty: Federation/Klingon
      P2 hand: Kevin Uxbridge, Amanda Rogers, Energy Vortex`,
    after: ['P1 plays Treaty: Federation/Klingon'],
    legal: ['P2 responds with Energy Vortex'],
    refused: [
      ['P2 responds with Kevin Uxbridge', 'B-24.6', 'immune-to-response'],
      ['P2 responds with Amanda Rogers', 'B-12.17', 'not-a-response'],
    ],
  },
  {
    about: 'answering an interrupt with what is played on its like',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard Data
      P1 hand: Life-form Scan, Amanda Rogers
      P2 hand: Amanda Rogers`,
    after: ['P1 plays Life-form Scan', 'P2 responds with Amanda Rogers #2'],
    legal: [],
    refused: [['P1 responds with Amanda Rogers', 'B-24.6', 'immune-to-response']],
  },
  {
    about: 'answering an interrupt',
    position: `
      turn 3: P1, orders
      P1 mission: Excavation
      P1 ship: Runabout at Excavation aboard Data
      P1 hand: Life-form Scan
      P2 hand: Amanda Rogers, Escape Pod, Archer, Data
      P2 discard pile: Q2`,
    after: ['P1 plays Life-form Scan'],
    legal: ['P2 responds with Amanda Rogers'],
    refused: [
      ['P2 responds with Escape Pod', 'B-12.17', 'not-a-response'],
      ['P2 responds with Archer', 'B-3.13', 'dilemma-in-hand'],
      ["P2 responds with P2's Data", 'B-12.17', 'not-a-response'],
      ['P2 responds with Q2', 'B-13.1', 'not-in-hand'],
    ],
  },
];
