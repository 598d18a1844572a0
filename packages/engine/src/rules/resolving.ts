import type { ResolveFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import { pop, push, start } from '../state/kernel.ts';
import { cardOf } from '../asking/cards.ts';
import type { State } from '../state/state.ts';
import { beingPlayed } from '../asking/hidden.ts';
import { dispose } from './taken-back.ts';

/** The text of a card that nobody played: an artifact found, or a card met like a dilemma. */

export const beginResolve = (s: State, { player, card }: Given['resolve']): void =>
  push(s, { kind: 'resolve', player, card, begun: false });

export const resolveHandler: Handler<ResolveFrame> = {
  shows: beingPlayed,
  run: (s, f) => {
    if (f.begun) {
      dispose(s, f);
      pop(s);
    } else {
      f.begun = true;
      start(s, 'text', { card: f.card, you: f.player, text: cardOf(s, f.card).ownText });
    }
    return false;
  },
};
