import { fits, mayFit } from '../../asking/fits.ts';
import { none } from '../../contract/ids.ts';
import { playOf } from '../calling-off.ts';
import type { WindowKeeper } from './word.ts';

export const cardPlayed: WindowKeeper<'card played'> = {
  concerns: (s, { card }, subject, player) => mayFit(s, card, subject, player),
  isFor: (s, { by }, subject, player) => by !== 'opponent' || playOf(s, subject)?.player !== player,
  meets: (s, { card }, subject, player) => fits(s, card, subject, player),
  action: playOf,
  begunBy: (s, subject) => playOf(s, subject)?.player ?? none,
};
