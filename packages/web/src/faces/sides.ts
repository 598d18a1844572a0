import { frontWords } from './face.ts';
import type { Face } from './face.ts';

/** What a double-sided mission shows on either side; any other mission has only what it asks for. */
export interface Sides {
  readonly asks: string;
  readonly front?: string;
  readonly back?: string;
}

export function sidesOf({ text, front: built }: Face): Sides {
  const [asks = '', front, back] = text.split(/ (?:Front|Back): /);
  return built && front !== undefined && back !== undefined ? { asks, front, back } : { asks: text };
}

/** The side that lies up, in a few words; nothing of a mission that has only one. */
export const sideWords = (face: Face, side: 'front' | 'back' | undefined): string => {
  if (!face.front || !side) return '';
  return side === 'back' ? 'back: the mission alone' : `front: ${frontWords(face)}`;
};
