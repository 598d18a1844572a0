import { after, being, placed, stated } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** Empty and occupied ships (B-29.23); in the same orbit (B-29.24); damaged (B-29.26); disabled, stopped (B-29.30). */
export const cardStates = [
  'cloaked',
  'docked',
  'undocked',
  'damaged',
  'stopped',
  'disabled',
  'empty',
  'occupied',
  'in orbit',
  'exposed',
] as const;
export type CardStateWord = (typeof cardStates)[number];

export interface State {
  readonly who: 'state';
  readonly is: CardStateWord;
}

export const inState = (is: CardStateWord): State => ({ who: 'state', is });

/** States that have a word for their opposite. */
const opposites: { readonly [K in CardStateWord]?: string } = {
  cloaked: 'uncloaked',
  docked: 'undocked',
  undocked: 'docked',
  damaged: 'undamaged',
  stopped: 'unstopped',
  disabled: 'non-disabled',
};

export const stateWord: WhoWord<State> = {
  phrase: ({ is }) => (is === 'in orbit' ? placed(is) : stated(is)),
  opposite: ({ is }) => {
    const word = opposites[is];
    return word === undefined ? after(being(() => `not ${is}`)) : stated(word);
  },
  printed: () => undefined,
  sample: (any) => inState(any.oneOf(...cardStates)),
};
