import type { BattleKind } from '../english/battle-kind.ts';
import { battleWords } from '../english/battle-kind.ts';
import { card, personnel } from '../english/phrase.ts';
import type { Who } from '../who/index.generated.ts';
import type { WindowWord } from './word.ts';

/** Single card: in which such a card was killed, and one of your own that fits is left (B-20.53). */
export interface BattleEnded {
  readonly to: 'battle ended';
  readonly kind?: BattleKind;
  readonly killed?: Who;
  readonly yours?: Who;
}

export const battleEnded = (about: Omit<BattleEnded, 'to'> = {}): BattleEnded => ({ to: 'battle ended', ...about });

export const battleEndedWord: WindowWord<BattleEnded> = {
  says: ({ kind, killed, yours }, say) => {
    const deaths = killed ? ` in which ${say.who(killed, 'a', personnel)} was killed` : '';
    const left = yours ? `, if ${say.who(yours, 'a', personnel)} of yours is left there` : '';
    return `just after ${battleWords(kind)}${deaths}${left}`;
  },
  each: 'battle',
  noun: () => card,
  sample: (any) => ({
    to: 'battle ended',
    ...any.maybe('kind', () => any.oneOf('ship', 'personnel')),
    ...any.maybe('killed', any.who),
    ...any.maybe('yours', any.who),
  }),
};
