import type { View } from '@spaceline/engine';

/** What the parts of a game are called. */

export const segmentWords: Readonly<Record<View['segment'], string>> = {
  start: 'start of turn',
  'card play': 'card play',
  orders: 'orders',
  end: 'end of turn',
  draw: 'draw',
};

export const phaseWords: Readonly<Record<View['phase'], string>> = {
  doorways: 'Seeding: doorways',
  missions: 'Seeding: missions',
  dilemmas: 'Seeding: dilemmas and artifacts',
  facilities: 'Seeding: facilities',
  play: 'Play',
  over: 'Game over',
};
