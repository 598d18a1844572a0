import { typeNouns } from '../english/terms.ts';
import type { Who } from '../who/index.generated.ts';
import type { WindowWord } from './word.ts';

/** A team meets a dilemma. */
export interface Dilemma {
  readonly to: 'dilemma';
  readonly card: Who;
}

export const dilemmaMet = (card: Who): Dilemma => ({ to: 'dilemma', card });

export const dilemmaWord: WindowWord<Dilemma> = {
  says: ({ card }, say) => `in response to ${say.who(card, 'a', typeNouns.Dilemma)}`,
  aim: ({ card }) => ({ who: card, where: 'met' }),
  ofIt: () => 'as it is encountered',
  noun: () => typeNouns.Dilemma,
  answers: 'it',
  meets: ({ card }) => card,
  sample: (any) => ({ to: 'dilemma', card: any.who() }),
};
