import { option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player, TextId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import { textIdOf } from '../state/pool.ts';
import { cardOf } from '../asking/cards.ts';
import type { ActRunner } from './parts/runner.ts';

/** A player picks one of several texts of a card. */
export interface EitherFrame {
  readonly kind: 'either';
  readonly card: CardId;
  readonly you: Player;
  readonly ways: readonly TextId[];
}

export const either: ActRunner<'either'> = {
  run: (s, f, { ways }) => {
    const card = cardOf(s, f.card);
    push(s, { kind: 'either', card: f.card, you: f.you, ways: ways.map((way) => textIdOf(card, way)) });
    return true;
  },
};

/** A text that offers a choice lets its player choose (B-17.8). */
export const eitherHandler: Handler<EitherFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.you, kind: 'choose option', source: f.card }],
  options: (_s, f) => f.ways.map((_, way) => option('take', f.card, none, none, way)),
  answer: (s, f, choice) => {
    if (choice.do !== 'take') return;
    pop(s);
    start(s, 'text', { card: f.card, you: f.you, text: f.ways[choice.way] });
  },
};
