import { option } from '../contract/decision.ts';
import type { EvenUpFrame } from '../state/event-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { rest } from '../state/zones.ts';

/** After the draws of the turn a hand is brought to a number of cards, where the format has one (B-28.26). */

export const beginEvenUp = (s: State, player: Player): void => {
  const to = s.fixed.format.ask.evenUpTo(s, undefined, player);
  if (to !== undefined) push(s, { kind: 'even up', player, to, drawn: false });
};

/** Draws what is missing, as far as possible; or asks what is discarded. */
export const evenUpHandler: Handler<EvenUpFrame> = {
  run: (s, f) => {
    const over = s.players[f.player].piles.hand.length - f.to;
    if (over > 0) return true;
    if (over === 0 || f.drawn) pop(s);
    else {
      f.drawn = true;
      start(s, 'draw', { player: f.player, count: -over });
    }
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'choose cards', source: none }],
  options: (s, f) => {
    const from = s.players[f.player].piles.hand.slice();
    const over = from.length - f.to;
    return [option('choose', -1, -1, -1, -1, { from, min: over, max: over })];
  },
  answer: (s, f, choice) => {
    pop(s);
    for (const card of choice.cards) {
      rest(s, card, 'discard pile');
      emit(s, 'discarded', { card, player: f.player, word: 'hand' });
    }
  },
};
