import { card } from '../english/phrase.ts';
import type { PlayerWord } from '../player-word.ts';
import { playerWords } from '../player-word.ts';
import type { Who } from '../who/index.generated.ts';
import type { ActWord } from './word.ts';

/**
 * A hand goes and as many cards are drawn: shown and, as far as they fit, discarded (B-29.31), or all of it shuffled and
 * put under the draw deck.
 */
export interface ReplaceHand {
  readonly act: 'replace hand';
  readonly who: PlayerWord;
  readonly discarding?: Who;
}

export const replaceHand = (who: PlayerWord, discarding?: Who): ReplaceHand => ({
  act: 'replace hand',
  who,
  ...(discarding ? { discarding } : {}),
});

const subjects = { opponent: 'your opponent', chosen: 'that player' } as const;

export const replaceHandWord: ActWord<ReplaceHand> = {
  says: ({ who, discarding }, _, say) => {
    const which = discarding ? say.who(discarding, 'all', card) : '';
    if (who === 'you')
      return discarding
        ? `show your hand, discard ${which}, and draw as many`
        : 'shuffle your hand and put it under your draw deck, then draw as many cards';
    return discarding
      ? `${subjects[who]} shows their hand, discards ${which}, and draws as many`
      : `${subjects[who]} shuffles their hand and puts it under their draw deck, then draws as many cards`;
  },
  needs: ({ who }) => (who === 'chosen' ? ['player'] : []),
  sample: (any) => replaceHand(any.oneOf(...playerWords), any.oneOf(any.who(), undefined)),
};
