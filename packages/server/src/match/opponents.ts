import { opponentById } from '@spaceline/bots/opponents';
import type { Opponent } from '@spaceline/bots/opponents';
import { likedStarter } from '@spaceline/decks';
import type { Deck } from '@spaceline/decks';
import type { AskedOpponent } from '@spaceline/protocol';
import { Problem } from '../problem.ts';
import type { Seat } from '../storage/schema.ts';
import { deckOf, opponentDeck } from './setup.ts';
import type { Format } from './setup.ts';

/** Who sits down when nobody in particular was asked for. */
const anybody = { name: 'Computer', level: 'officer' } as const;

const named = ({ id }: AskedOpponent): Opponent | undefined => {
  if (id === undefined) return undefined;
  const found = opponentById(id);
  if (found) return found;
  throw new Problem(
    400,
    'opponent/unknown',
    'The opponent was not found',
    `there is no opponent ${JSON.stringify(id)}; /api/opponents lists them`,
  );
};

/** The seat of the computer. */
export function seatFor(asked: AskedOpponent = {}): Seat {
  const { name, level } = named(asked) ?? anybody;
  return { name, bot: asked.level ?? level, ...(asked.thinking ? { thinking: true } : {}) };
}

/** What the computer plays: the deck that was asked for, its favourite that is not the person's, or any other. */
export function deckFor(asked: AskedOpponent = {}, own: Deck, format: Format): Deck {
  const opponent = named(asked);
  if (asked.deck !== undefined) return deckOf(asked.deck, format);
  return likedStarter(opponent?.decks ?? [], format, own)?.deck ?? opponentDeck(own, format);
}
