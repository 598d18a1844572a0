import { typeNouns } from '../english/terms.ts';
import { withArticle } from '../english/words.ts';
import type { WindowWord } from './word.ts';

/** A mission attempt has been announced (B-16.13). */
export interface AttemptBegun {
  readonly to: 'attempt begun';
  readonly kind?: 'planet' | 'space';
}

export const attemptBegun = (kind?: 'planet' | 'space'): AttemptBegun =>
  kind ? { to: 'attempt begun', kind } : { to: 'attempt begun' };

export const attemptBegunWord: WindowWord<AttemptBegun> = {
  says: ({ kind }) => `in response to an attempt of ${withArticle(kind ? `${kind} mission` : 'mission')}`,
  noun: () => typeNouns.Mission,
  sample: (any) => ({ to: 'attempt begun', ...any.maybe('kind', () => any.oneOf('planet', 'space')) }),
};
