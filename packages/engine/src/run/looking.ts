import type { Sight } from '@spaceline/language';
import { option } from '../contract/decision.ts';
import type { LookFrame } from '../state/card-frame.ts';
import type { TextFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { locationAt, locationOf } from '../asking/where.ts';

/** Looks at hidden cards: shown to one player until they say that they have seen enough (B-1.12, B-13.37). */

/** The cards a look shows. A hand is shown in the order of the decks, so that it tells nothing about drawing. */
export const inSight = (s: State, player: Player, at: Sight, target: CardId): readonly CardId[] => {
  switch (at) {
    case "opponent's hand":
      return s.players[opponentOf(player)].hand.toSorted((a, b) => a - b);
    case "opponent's draw deck":
      return s.players[opponentOf(player)].drawDeck.toReversed();
    case 'cards aboard':
      return s.play.filter((id) => s.cards[id].host === target && s.cards[id].zone === 'aboard');
    case 'bottom seed card':
      return locationAt(s, locationOf(s, target)).seeds.slice(0, 1);
  }
};

export const look = (s: State, f: TextFrame, at: Sight): void => {
  const cards = inSight(s, f.you, at, f.target);
  const on = at === 'bottom seed card' ? locationOf(s, f.target) : at === 'cards aboard' ? f.target : none;
  emit(s, 'looked', { player: f.you, card: f.card, on, n: cards.length, word: at });
  push(s, { kind: 'look', player: f.you, source: f.card, cards });
};

export const lookHandler: Handler<LookFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'acknowledge', source: f.source }],
  // The cards stand in the option in their order; none of them is to be picked.
  options: (_s, f) => [option('acknowledge', f.source, -1, -1, -1, { from: f.cards, min: 0, max: 0 })],
  answer: pop,
};

/** Cards shown to a player by a look. */
export const shownByLook = (s: State, player: number): readonly CardId[] => {
  const f = findFrame(s, 'look');
  return f && f.player === player ? f.cards : [];
};
