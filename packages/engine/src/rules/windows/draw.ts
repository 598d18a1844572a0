import { none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import type { WindowKeeper } from './word.ts';

export const draw: WindowKeeper<'draw'> = {
  isOver: (s, subject) => findFrame(s, 'draw')?.drawn !== subject || s.cards[subject].zone !== 'hand',
  begunBy: (s) => findFrame(s, 'draw')?.player ?? none,
  secret: true,
};
