import type { Choice } from '@spaceline/engine';
import type { GivenOptions } from '@spaceline/testkit';
import { cards } from './made-up.ts';

/** One legal and one illegal action of every kind, and why it is not done at other times. */

/** A choice by titles. */
interface Said {
  readonly do: Choice['do'];
  readonly card?: string;
  readonly on?: string;
  readonly to?: string | number;
  readonly way?: Choice['way'];
  readonly cards?: readonly string[];
}

export interface Action {
  readonly segment: 'card play' | 'orders';
  readonly position: string;
  readonly cards?: GivenOptions['cards'];
  readonly legal: Said;
  readonly illegal: Said;
  /** The clause that forbids the illegal one. */
  readonly because: string;
  /** What the legal one is told on the opponent's turn and in the other segment. */
  readonly theirTurn: string;
  readonly otherSegment: string;
  /** A special download suspends play (B-27.48); anything else waits. */
  readonly inProgress?: 'legal';
}

const order = { segment: 'orders', theirTurn: 'B-12.7', otherSegment: 'B-11.8' } as const;
const cardPlay = { segment: 'card play', theirTurn: 'B-12.7', otherSegment: 'B-11.5' } as const;

const home = `
  P1 mission: Excavation
  P1 outpost: Federation Outpost at Excavation aboard Geordi La Forge
  P1 ship: U.S.S. Miranda [docked] at Excavation aboard Giusti
  P1 ship: Runabout at Excavation aboard Data, Taurik
  P1 mission: First Contact
  P1 planet First Contact: Jean-Luc Picard, Leah Brahms
  P1 hand: Worf, Kurn, Red Alert!, Life-form Scan, Klingon Outpost, Federation Outpost`;

const war = `
  P1 mission: Krios Suppression
  P1 ship: I.K.C. K'Vort at Krios Suppression aboard Kurn, Klag
  P1 planet Krios Suppression: Gowron
  P1 mission: Study Nebula
  P2 ship: U.S.S. Hood at Krios Suppression aboard Worf
  P2 planet Krios Suppression: Tasha Yar`;

export const actions: readonly Action[] = [
  {
    ...cardPlay,
    position: home,
    legal: { do: 'report', card: 'Worf', on: 'Federation Outpost', way: 'Federation' },
    illegal: { do: 'report', card: 'Kurn', on: 'Federation Outpost', way: 'Klingon' },
    because: 'B-13.11',
  },
  {
    ...cardPlay,
    position: home
      .replace('Federation Outpost at Excavation', 'Romulan Outpost at Excavation')
      .replace('Geordi La Forge', 'Selok')
      .replaceAll(/.*Miranda.*\n/g, ''),
    legal: { do: 'build', card: 'Federation Outpost', on: 'First Contact' },
    illegal: { do: 'build', card: 'Federation Outpost', on: 'Excavation' },
    because: 'B-8.37',
  },
  {
    ...cardPlay,
    position: home,
    legal: { do: 'play', card: 'Red Alert!', way: 0 },
    illegal: { do: 'play', card: 'Red Alert!', on: 'Data', way: 0 },
    because: 'B-13.5',
  },
  {
    ...cardPlay,
    position: `${home}\n  P1 table: Red Alert! [new]`.replace('Red Alert!, ', ''),
    legal: { do: 'use', card: 'Red Alert!' },
    illegal: { do: 'use', card: 'Data' },
    because: 'B-12.1',
  },
  {
    ...order,
    position: home,
    legal: { do: 'beam', on: 'Runabout', to: 'Excavation', cards: ['Data'] },
    illegal: { do: 'beam', on: 'Runabout', to: 'First Contact', cards: ['Data'] },
    because: 'B-14.1',
  },
  {
    ...order,
    position: home,
    legal: { do: 'walk', on: 'U.S.S. Miranda', to: 'Federation Outpost', cards: ['Giusti'] },
    illegal: { do: 'walk', on: 'Runabout', to: 'Federation Outpost', cards: ['Data'] },
    because: 'B-14.14',
  },
  {
    ...order,
    position: home,
    legal: { do: 'dock', card: 'Runabout', on: 'Federation Outpost' },
    illegal: { do: 'dock', card: 'U.S.S. Miranda', on: 'Federation Outpost' },
    because: 'B-14.24',
  },
  {
    ...order,
    position: home,
    legal: { do: 'undock', card: 'U.S.S. Miranda' },
    illegal: { do: 'undock', card: 'Runabout' },
    because: 'B-14.24',
  },
  {
    ...order,
    position: home,
    legal: { do: 'fly', card: 'Runabout', on: 'First Contact', way: 'along' },
    illegal: { do: 'fly', card: 'U.S.S. Miranda', on: 'First Contact', way: 'along' },
    because: 'B-14.26',
  },
  {
    ...order,
    position: war,
    legal: { do: 'cloak', card: "I.K.C. K'Vort" },
    illegal: { do: 'cloak', card: 'U.S.S. Hood' },
    because: 'B-10.4',
  },
  {
    ...order,
    position: war.replace("I.K.C. K'Vort", "I.K.C. K'Vort [cloaked]"),
    legal: { do: 'decloak', card: "I.K.C. K'Vort" },
    illegal: { do: 'decloak', card: 'U.S.S. Hood' },
    because: 'B-10.4',
  },
  {
    ...order,
    position: home,
    legal: { do: 'attempt', on: 'First Contact', to: 0 },
    illegal: { do: 'attempt', on: 'Excavation', to: 0 },
    because: 'B-16.2',
  },
  {
    ...order,
    position: war,
    legal: { do: 'battle', on: 'U.S.S. Hood', way: 'ships', cards: ["I.K.C. K'Vort"] },
    illegal: { do: 'battle', on: "I.K.C. K'Vort", way: 'ships', cards: ["I.K.C. K'Vort"] },
    because: 'B-20.9',
  },
  {
    ...order,
    position: war,
    legal: { do: 'battle', on: 'Krios Suppression', to: 0, way: 'personnel' },
    illegal: { do: 'battle', on: "I.K.C. K'Vort", to: 0, way: 'personnel' },
    because: 'B-20.3',
  },
  {
    ...order,
    position: home.replace('Runabout at', 'U.S.S. Enterprise at').replace('Taurik', 'Sir Isaac Newton [deactivated]'),
    legal: { do: 'activate', on: 'U.S.S. Enterprise', cards: ['Sir Isaac Newton'] },
    illegal: { do: 'activate', on: 'U.S.S. Miranda', cards: ['Sir Isaac Newton'] },
    because: 'B-27.1',
  },
  {
    ...order,
    position: `${home}\n  P1 on Excavation: Escape Pod (Worf [held])`.replace('Worf, ', ''),
    legal: { do: 'rescue', card: 'Escape Pod', on: 'Runabout' },
    illegal: { do: 'rescue', card: 'Data', on: 'Runabout' },
    because: 'B-19.17',
  },
  {
    ...order,
    cards,
    position: 'P1 mission: Excavation\n  P1 planet: Test Envoy',
    otherSegment: 'legal',
    legal: { do: 'switch affiliation', card: 'Test Envoy', way: 'Ferengi' },
    illegal: { do: 'switch affiliation', card: 'Mendon', way: 'Ferengi' },
    because: 'B-6.13',
  },
  {
    ...cardPlay,
    cards,
    position: 'P1 mission: Test Station [other side]\n  P1 ship: Runabout at Test Station aboard Geordi La Forge',
    legal: { do: 'flip', card: 'Test Station' },
    illegal: { do: 'flip', card: 'Runabout' },
    because: 'B-27.36',
  },
  {
    ...order,
    cards,
    position: 'P1 mission: Excavation II\n  P2 mission: Test Gate\n  P1 ship: Runabout at Excavation II aboard Data',
    legal: { do: 'travel', card: 'Runabout', on: 'Excavation II', to: 'Test Gate' },
    illegal: { do: 'travel', card: 'Runabout', on: 'Excavation II', to: 'Excavation II' },
    because: 'B-27.39',
  },
  {
    ...order,
    cards,
    position: 'P1 mission: Excavation\n  P1 planet: Test Pilot\n  P1 hand: Tricorder, Medical Kit',
    theirTurn: 'legal',
    otherSegment: 'legal',
    inProgress: 'legal',
    legal: { do: 'download', card: 'Test Pilot', on: 'Tricorder', way: 0 },
    illegal: { do: 'download', card: 'Test Pilot', on: 'Medical Kit', way: 0 },
    because: 'B-27.45',
  },
];
