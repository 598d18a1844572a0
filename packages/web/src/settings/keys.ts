import { t } from '../i18n/t.ts';
import type { Label } from '../i18n/t.ts';

/** What keys do at the table, as `board/keys.ts` has it. */
export interface KeyRow {
  readonly keys: string;
  readonly words: Label;
  /** It can be switched off. */
  readonly isLetter?: true;
}

const letter = (keys: string, words: Label): KeyRow => ({ keys, words, isLetter: true });

export const keyRows: readonly KeyRow[] = [
  { keys: '1–9', words: 'an answer' },
  { keys: '⇧ 1–9', words: 'an answer further down' },
  { keys: '⇧ Enter', words: 'all who can' },
  { keys: 'Space', words: 'let it happen' },
  { keys: 'Esc', words: 'one step back' },
  { keys: '← →', words: 'through the hand' },
  { keys: '↑ ↓', words: 'through the answers' },
  { keys: '?', words: 'a hint' },
  { keys: '+ − 0', words: 'nearer, further, all' },
  letter('P E', 'pass, end the turn'),
  letter('A', 'attempt'),
  letter('B', 'beam'),
  letter('T', 'with the team that solves'),
  letter('F', 'fly'),
  letter('D', 'dock, undock'),
  letter('W', 'battle'),
  letter('H', 'to the hand'),
  letter('O', 'to the answers'),
  letter('I', 'read the card in focus'),
  letter('G', 'to where it happens'),
  letter('S', 'seed as last time'),
  letter('Z', 'take back'),
  letter('X', 'hold: ask me everything'),
];

/** As they stand on the keys. */
export const keysOf = ({ keys }: KeyRow): string => (keys === 'Space' ? t('Space::key') : keys);
