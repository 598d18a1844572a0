import type { Selection, SelectionOf } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import type { SelectionRunner } from './runner.ts';

/**
 * Selections (chapter 18). A selection that a player makes is left on the stack; its text is run again afterwards. It is
 * made unless the text says "may" (B-1.7), and of too few the few are taken (B-1.8).
 */

const runnerOf = <K extends Selection['select']>(s: State, what: SelectionOf<K>): SelectionRunner<K> =>
  s.fixed.machinery.selections[what.select] as SelectionRunner<K>;

/** The selected cards, or nothing while a player is still to choose. */
export const select = (s: State, f: TextFrame, what: Selection): readonly CardId[] | undefined => {
  const runner = runnerOf(s, what);
  if (!f.ready) return runner.pick(s, f, what);
  return runner.goesOn ? runner.goesOn(s, f, what) : f.picked;
};

/** An act that does one thing to all cards that are selected. */
export const withSelected =
  <A extends { readonly what: Selection }>(does: (s: State, f: TextFrame, cards: readonly CardId[], act: A) => void) =>
  (s: State, f: TextFrame, act: A): boolean => {
    const cards = select(s, f, act.what);
    if (!cards) return false;
    f.picked = cards;
    does(s, f, cards, act);
    return true;
  };
