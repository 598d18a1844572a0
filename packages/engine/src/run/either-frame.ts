import { option } from '../contract/decision.ts';
import type { EitherFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import { pop, start } from '../state/kernel.ts';

/** A text that offers a choice lets its player choose (B-17.8). */
export const eitherHandler: Handler<EitherFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.you, kind: 'choose option', source: f.card }],
  options: (_s, f) => f.ways.map((_, way) => option('take', f.card, -1, -1, way)),
  answer: (s, f, choice) => {
    pop(s);
    start(s, 'text', { card: f.card, you: f.you, block: f.ways[choice.way] });
  },
};
