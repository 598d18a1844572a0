import { cardOf } from '../asking/cards.ts';
import type { CardId, Player } from '../contract/ids.ts';
import type { PlayFrame } from '../state/frame.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import type { Entry } from '../state/zones.ts';
import { enter } from '../state/zones.ts';
import { isCombatant } from '../asking/where.ts';

/** One played on another joins it, and its player's, where it is. */
const board = (s: State, card: CardId, player: Player, on: CardId): void => {
  const other = s.cards[on];
  if (!isCombatant(s, on)) enter(s, card, 'aboard', { controller: player, host: on });
  else enter(s, card, other.zone, { controller: other.controller, loc: other.loc, host: other.host });
};

/** A played card stays on another. A host that has gone meanwhile takes the result with it (B-12.15). */
export const putOnHost = (s: State, f: PlayFrame, host: CardId, entry: Entry): void => {
  if (!s.play.includes(host)) return;
  if (cardOf(s, f.card).combatant) board(s, f.card, f.player, host);
  else enter(s, f.card, 'on card', { ...entry, host });
  emit(s, 'placed on', { card: f.card, on: host, player: f.player });
};
