import { card } from '../english/phrase.ts';
import { howMany } from '../english/words.ts';
import type { PlayerWord } from '../player-word.ts';
import { playerWords } from '../player-word.ts';
import type { SelectionWord } from './word.ts';

/** So many cards of a hand or draw deck, which that player chooses without showing them; of too few all of them. */
export interface Cards {
  readonly select: 'cards';
  readonly count: number;
  readonly in: 'hand' | 'draw deck';
  readonly of: PlayerWord;
}

export const cardsIn = (of: PlayerWord, pile: Cards['in'], count: number): Cards => ({
  select: 'cards',
  count,
  in: pile,
  of,
});

const choosers = {
  you: ['your', 'your'],
  opponent: ['their', "your opponent's"],
  chosen: ['their', "that player's"],
} satisfies { [K in PlayerWord]: readonly [string, string] };

export const cardsWord: SelectionWord<Cards> = {
  says: ({ count, in: pile, of }) => {
    const [choice, whose] = choosers[of];
    return `${howMany(count, card)} of ${choice} choice from ${whose} ${pile}`;
  },
  refers: ({ count }) => (count === 1 ? 'that card' : 'those cards'),
  needs: ({ of }) => (of === 'chosen' ? ['player'] : []),
  sample: (any) => cardsIn(any.oneOf(...playerWords), any.oneOf('hand', 'draw deck'), any.number()),
};
