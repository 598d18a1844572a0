import type { State } from '../state/state.ts';
import { speakersOf } from '../state/memory.ts';

/** Whether both hands lie open for everybody (B-13.38). */
export const handsOpen = (s: State): boolean => speakersOf(s, 'open hands').length > 0;
