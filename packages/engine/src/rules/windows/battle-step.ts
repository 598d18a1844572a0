import { isFought } from '../battle/sides.ts';
import type { WindowKeeper } from './word.ts';

export const battleStep: WindowKeeper<'battle step'> = {
  concerns: (s) => isFought(s, undefined),
};
