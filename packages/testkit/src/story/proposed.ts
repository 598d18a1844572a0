import type { Correction, Player, State } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { Copies } from '../position/copies.ts';
import { Cursor } from '../text/cursor.ts';
import { readCorrection } from './read-correction.ts';

/**
 * What a player proposes in a running game, in the words of the stories: `kill Data`, `give 5 points to P1`. Of several
 * copies `#2` is the second one the player can see, those in play first. Throws a `StoryError` that says what is wrong.
 */
export const proposedBy = (state: State, player: Player, words: string): Correction => {
  const seen = view(state, player).cards.toSorted((a, b) => a.id - b.id);
  const copies = new Copies();
  for (const inPlay of [true, false])
    for (const { id, def, owner } of seen) if (state.play.includes(id) === inPlay) copies.add(def, id, owner);
  const cursor = new Cursor(`to ${words}`, 0, state.fixed.pool);
  const correction = readCorrection({ cursor, state, copies, player });
  return cursor.done ? correction : cursor.fail(`"${cursor.rest.trim()}" says too much.`);
};
