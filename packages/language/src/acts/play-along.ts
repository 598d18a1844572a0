import { list } from '../english/words.ts';
import type { ActWord } from './word.ts';

/** Single card: before its battle its player may play further combatants of these titles on the same ship, as one action. */
export interface PlayAlong {
  readonly act: 'play along';
  readonly titles: readonly string[];
}

export const playAlong = (...titles: readonly string[]): PlayAlong => ({ act: 'play along', titles });

export const playAlongWord: ActWord<PlayAlong> = {
  says: ({ titles }, frame) => `you may play more ${list(titles, 'and')} cards on ${frame.ship} at once`,
  sample: (any) => playAlong(...any.several(() => any.title(), 1, 2)),
};
