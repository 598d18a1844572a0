import { option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { locationOf } from '../state/locations.ts';
import type { Given } from '../state/given.ts';
import { forgetCards, see } from '../state/seen.ts';
import type { State } from '../state/state.ts';
import { inSight } from '../asking/sight.ts';
import { nothingToDo } from './parts/grounds.ts';
import type { ActRunner } from './parts/runner.ts';

/** Looks at hidden cards: shown to one player until they say that they have seen enough (B-1.12, B-13.37). */
export interface LookFrame {
  readonly kind: 'look';
  readonly player: Player;
  readonly source: CardId;
  readonly cards: readonly CardId[];
}

/** A player puts a draw deck in order. */
export interface ArrangeFrame {
  readonly kind: 'arrange';
  readonly player: Player;
  readonly whose: Player;
  readonly card: CardId;
}

export const beginLook = (s: State, given: Given['look']): void => {
  see(s, given.player, given.cards);
  push(s, { kind: 'look', ...given });
};

export const look: ActRunner<'look'> = {
  run: (s, f, { at, arranging }) => {
    if (arranging) {
      const whose = opponentOf(f.you);
      if (s.players[whose].piles['draw deck'].length > 0)
        push(s, { kind: 'arrange', player: f.you, whose, card: f.card });
      return true;
    }
    const cards = inSight(s, f.you, at, f.target);
    const on = at === 'bottom seed card' ? locationOf(s, f.target) : at === 'cards aboard' ? f.target : none;
    emit(s, 'looked', { player: f.you, card: f.card, on, n: cards.length, word: at });
    beginLook(s, { player: f.you, source: f.card, cards });
    return true;
  },
  pointless: (s, player, { at }, on) => (inSight(s, player, at, on).length > 0 ? undefined : nothingToDo),
};

export const lookHandler: Handler<LookFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'acknowledge', source: f.source }],
  shows: (_s, f, seer) => (f.player === seer ? f.cards : []),
  // The cards stand in the option in their order; none of them is to be picked.
  options: (_s, f) => [option('acknowledge', f.source, -1, -1, -1, { from: f.cards, min: 0, max: 0 })],
  answer: pop,
};

const topFirst = (s: State, f: ArrangeFrame): CardId[] => s.players[f.whose].piles['draw deck'].toReversed();

/** B-13.39: all cards in their new order, the top one first; the order stays the secret of whoever made it. */
export const arrangeHandler: Handler<ArrangeFrame> = {
  run: () => true,
  shows: (s, f, seer) => (f.player === seer ? topFirst(s, f) : []),
  asks: (_s, f) => [{ player: f.player, kind: 'arrange cards', source: f.card }],
  options: (s, f) => {
    const from = topFirst(s, f);
    return [option('arrange', f.card, -1, -1, -1, { from, min: from.length, max: from.length })];
  },
  answer: (s, f, choice) => {
    pop(s);
    const { 'draw deck': drawDeck } = s.players[f.whose].piles;
    drawDeck.splice(0, drawDeck.length, ...choice.cards.toReversed());
    forgetCards(s, drawDeck, f.player);
    see(s, f.player, drawDeck);
    emit(s, 'order changed', { player: f.whose, card: f.card });
  },
};
