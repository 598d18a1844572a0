import { frontWords } from './face.ts';
import type { Face } from './face.ts';
import { t } from '../i18n/t.ts';

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
  return side === 'back' ? t('back: the mission alone') : t('front: {what}', { what: frontWords(face) });
};
