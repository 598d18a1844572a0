import { card } from '../english/phrase.ts';
import type { WindowWord } from './word.ts';

/** Single card: a card has just been drawn; nothing in Premiere but a Subspace Schism looks at a draw. */
export interface Draw {
  readonly to: 'draw';
}

export const cardDrawn: Draw = { to: 'draw' };

export const drawWord: WindowWord<Draw> = {
  says: () => 'just after a player draws a card',
  noun: () => card,
  answers: 'it',
  gives: ['player'],
  sample: () => ({ to: 'draw' }),
};
