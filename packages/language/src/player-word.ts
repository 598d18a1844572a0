import type { Frame } from './english/frame.ts';
import { card } from './english/phrase.ts';
import { howMany } from './english/words.ts';

/** `you` is who controls the card; on a dilemma or artifact being met, whoever meets it (B-1.1, B-1.2). */
export type PlayerWord = 'you' | 'opponent' | 'chosen';

/** Whose draw deck. */
export const deckOf = {
  you: 'your draw deck',
  opponent: "your opponent's draw deck",
  chosen: "that player's draw deck",
} satisfies { [K in PlayerWord]: string };

export const playerWords: readonly PlayerWord[] = ['you', 'opponent', 'chosen'];

const others = { opponent: 'your opponent', chosen: 'that player' } as const;

/** "draw three cards", "your opponent draws three cards": what somebody does with so many cards. */
export const doesWithCards = (who: PlayerWord, verb: string, count: number, frame: Frame): string => {
  const cards = howMany(count, card);
  if (who === 'you') return `${verb} ${cards}`;
  return who === 'opponent' && frame.ofOpponent ? `they ${verb} ${cards}` : `${others[who]} ${verb}s ${cards}`;
};
