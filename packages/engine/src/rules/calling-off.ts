import type { Frame, PlayFrame, ReportFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';

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

export const callOff = (action: Action): void => {
  action.calledOff = true;
};
