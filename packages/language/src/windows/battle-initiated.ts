import type { BattleKind } from '../english/battle-kind.ts';
import { battleWords } from '../english/battle-kind.ts';
import { card, personnel } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import type { Who } from '../who/index.generated.ts';
import type { WindowWord } from './word.ts';

/** With such a card attacking or attacked, and one of your own that fits taking part (B-20.11). */
export interface BattleInitiated {
  readonly to: 'battle initiated';
  readonly kind?: BattleKind;
  readonly by?: Who;
  readonly against?: Who;
  readonly yours?: Who;
}

export const battleInitiated = (about: Omit<BattleInitiated, 'to'> = {}): BattleInitiated => ({
  to: 'battle initiated',
  ...about,
});

export const battleInitiatedWord: WindowWord<BattleInitiated> = {
  says: ({ kind, by, against, yours }, say) => {
    const attacked = against ? ` against ${say.who(against, 'a')}` : '';
    const part = yours ? `, if ${say.who(yours, 'a', personnel)} of yours takes part` : '';
    const attackers = by ? ` by ${say.who(by, 'a')}` : '';
    return `just after ${battleWords(kind)}${attacked} is initiated${attackers}${part}`;
  },
  aim: ({ by, against, yours }) => {
    const who = against ?? by;
    return who && !yours && !(by && against) ? { who, where: 'fighting' } : undefined;
  },
  ofIt: ({ against }) => (against ? 'in response to an attack on it' : 'in response to the attack'),
  noun: ({ kind }) => (kind === 'personnel' ? card : typeNouns.Ship),
  sample: (any) => ({
    to: 'battle initiated',
    ...any.maybe('kind', () => any.oneOf('ship', 'personnel')),
    ...any.maybe('by', any.who),
    ...any.maybe('against', any.who),
    ...any.maybe('yours', any.who),
  }),
};
