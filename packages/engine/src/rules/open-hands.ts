import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';

/** Whether both hands lie open for everybody (B-13.38). */
export const handsOpen = (s: State): boolean =>
  s.speaking.some((id) => cardOf(s, id).rules.some((rule) => rule.rule === 'open hands'));
