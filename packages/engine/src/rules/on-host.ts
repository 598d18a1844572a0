import { cardOf } from '../asking/cards.ts';
import type { CardId } from '../contract/ids.ts';
import type { PlayFrame } from '../state/frame.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import type { Entry } from '../state/zones.ts';
import { enter } from '../state/zones.ts';
import { board } from './battle/boarding.ts';

/** A played card stays on another. A host that has gone meanwhile takes the result with it (B-12.15). */
export const putOnHost = (s: State, f: PlayFrame, host: CardId, entry: Entry): void => {
  if (!s.play.includes(host)) return;
  if (cardOf(s, f.card).combatant) board(s, f.card, f.player, host);
  else enter(s, f.card, 'on card', { ...entry, host });
  emit(s, 'placed on', { card: f.card, on: host, player: f.player });
};
