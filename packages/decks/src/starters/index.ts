import type { Deck } from '../deck.ts';
import { readDeck } from '../read.ts';
import { federationStarter } from './federation.ts';
import { klingonStarter } from './klingon.ts';

export interface StarterDeck {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly deck: Deck;
}

const starter = (id: string, text: string, description: string): StarterDeck => {
  const { title = id, deck } = readDeck(text);
  return { id, title, description, deck };
};

/** Two decks to play at once with: legal, fair to each other, and able to solve all of their own missions. */
export const starterDecks: readonly StarterDeck[] = [
  starter(
    'federation',
    federationStarter,
    'Explorers with many skills. Small teams solve most of these missions; watch for dilemmas that ask for strength.',
  ),
  starter(
    'klingon',
    klingonStarter,
    'Warriors and hired hands. Send strong teams, keep an officer and a healer with them, and cloak when in doubt.',
  ),
];

export const starterDeck = (id: string): StarterDeck | undefined => starterDecks.find((one) => one.id === id);
