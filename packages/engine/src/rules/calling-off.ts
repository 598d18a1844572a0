import type { Frame, PlayFrame, ReportFrame, WindowFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { currentBattle } from '../asking/battle.ts';

/** Actions that were begun and do not happen: nothing of their results, and nothing refunded (B-12.16). */

/** What can still come to nothing; what becomes of its cards then is said where each kind of action ends. */
export type Action = Extract<Frame, { calledOff: boolean }>;

/** The play or report of a card that is under way. */
export const playOf = (s: State, card: CardId): PlayFrame | ReportFrame | undefined => {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if ((frame.kind === 'play' || frame.kind === 'report') && frame.card === card) return frame;
  }
  return undefined;
};

const destructionOf = (s: State, card: CardId) => {
  const frame = s.frames.findLast((x) => x.kind === 'destroy' && x.card === card);
  return frame?.kind === 'destroy' ? frame : undefined;
};

/** The action that a window lets players respond to, as long as it has not happened. */
export const answeredIn = (s: State, window: WindowFrame): Action | undefined => {
  switch (window.to) {
    case 'card played':
      return playOf(s, window.card);
    case 'dilemma':
      return findFrame(s, 'encounter');
    case 'attempt begun':
      return findFrame(s, 'attempt');
    case 'battle initiated':
      return currentBattle(s);
    case 'ship destroyed':
      return destructionOf(s, window.card);
    case 'killed':
    case 'mission completed':
    case 'draw':
    case 'battle step':
    case 'battle ended':
      return undefined;
  }
};

export const callOff = (action: Action): void => {
  action.calledOff = true;
};
