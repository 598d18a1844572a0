import { findFrame } from '../../state/kernel.ts';
import type { WindowKeeper } from './word.ts';

/** What the dead were is known only from when they lived. */
export const killed: WindowKeeper<'killed'> = {
  concerns: (s, _window, _subject, player, card) =>
    findFrame(s, 'kill')?.mourners[0]?.seen[player].includes(card.index) ?? false,
  meets: (s, _window, _subject, player, card) =>
    findFrame(s, 'kill')?.mourners[0]?.true[player].includes(card.index) ?? false,
};
