import type { Frame } from '../state/frame.ts';
import type { State } from '../state/state.ts';

export type BattleFrame = Extract<Frame, { kind: 'ship battle' | 'personnel battle' }>;

/** The battle going on: the innermost, if one has led to another. */
export const currentBattle = (s: State): BattleFrame | undefined => {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame.kind === 'ship battle' || frame.kind === 'personnel battle') return frame;
  }
  return undefined;
};
