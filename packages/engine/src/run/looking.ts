import type { Sight } from '@spaceline/language';
import { option } from '../contract/decision.ts';
import type { LookFrame } from '../state/card-frame.ts';
import type { TextFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import { none } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { inSight } from '../asking/sight.ts';
import { locationOf } from '../state/locations.ts';

/** Looks at hidden cards: shown to one player until they say that they have seen enough (B-1.12, B-13.37). */

export const beginLook = (s: State, given: Given['look']): void => push(s, { kind: 'look', ...given });

export const look = (s: State, f: TextFrame, at: Sight): void => {
  const cards = inSight(s, f.you, at, f.target);
  const on = at === 'bottom seed card' ? locationOf(s, f.target) : at === 'cards aboard' ? f.target : none;
  emit(s, 'looked', { player: f.you, card: f.card, on, n: cards.length, word: at });
  beginLook(s, { player: f.you, source: f.card, cards });
};

export const lookHandler: Handler<LookFrame> = {
  run: () => true,
  shows: (_s, f, seer) => (f.player === seer ? f.cards : []),
  asks: (_s, f) => [{ player: f.player, kind: 'acknowledge', source: f.source }],
  // The cards stand in the option in their order; none of them is to be picked.
  options: (_s, f) => [option('acknowledge', f.source, -1, -1, -1, { from: f.cards, min: 0, max: 0 })],
  answer: pop,
};
