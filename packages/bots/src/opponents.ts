import type { Level } from './officer/levels.ts';

/** The computer as people meet it: somebody with a name, a level, decks they like and a line about them. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  /** Starter decks by their ids, the favourite first; what a format does not allow is left out. */
  readonly decks: readonly string[];
  /** One line, as it is read on the start page. */
  readonly line: string;
}

export const opponents: readonly Opponent[] = [
  {
    id: 'pim-tarrow',
    name: 'Pim Tarrow',
    level: 'cadet',
    decks: ['federation', 'starfleet-command', 'federation-crew'],
    line: 'First year at the Academy. Beams down before asking what lies there.',
  },
  {
    id: 'murgath',
    name: 'Murgath',
    level: 'cadet',
    decks: ['klingon', 'klingon-houses', 'klingon-high-council'],
    line: 'Loud and brave. Seldom takes a healer along.',
  },
  {
    id: 'bexley-orr',
    name: 'Bexley Orr',
    level: 'cadet',
    decks: ['free-traders', 'starfleet-command'],
    line: 'Hires whoever is cheap, and hopes that they get along.',
  },
  {
    id: 'ansel-voss',
    name: 'Ansel Voss',
    level: 'officer',
    // What is fair to a first game, from the other side of it.
    decks: ['federation', 'klingon', 'starfleet-command', 'klingon-high-council'],
    line: 'Counts every skill twice before a ship leaves the dock.',
  },
  {
    id: 'mirelle-tanaka',
    name: 'Mirelle Tanaka',
    level: 'officer',
    decks: ['federation-crew', 'starfleet-command'],
    line: 'Patient. Solves three missions while others still argue.',
  },
  {
    id: 'taleth',
    name: 'Taleth',
    level: 'officer',
    decks: ['romulan-intrigue', 'romulan-fleet'],
    line: 'Smiles, and has put something under your mission.',
  },
  {
    id: 'ruvane',
    name: 'Ruvane',
    level: 'captain',
    decks: ['romulan-fleet', 'dark-alliance', 'romulan-intrigue'],
    line: 'Plays every turn through in the head before a ship moves.',
  },
  {
    id: 'idris-okonjo',
    name: 'Idris Okonjo',
    level: 'captain',
    decks: ['khitomer-accord', 'starfleet-command'],
    line: 'Says little. Is seldom where you expect them.',
  },
];

export const opponentById = (id: string): Opponent | undefined => opponents.find((one) => one.id === id);

/** What the levels are like, the gentlest first. */
export const levelWords: Readonly<Record<Level, { readonly title: string; readonly about: string }>> = {
  cadet: { title: 'Cadet', about: 'knows the rules and makes the mistakes of beginners' },
  officer: { title: 'Officer', about: 'plans missions, crews and dilemmas' },
  captain: { title: 'Captain', about: 'plans like an officer and thinks ahead' },
};

export const levels = Object.keys(levelWords) as readonly Level[];
