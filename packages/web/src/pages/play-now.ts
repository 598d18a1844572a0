import { checkFormat, createMatch, loadDecks } from '../net/api.ts';
import type { DeckList, StarterDeck } from '../net/api.ts';
import { becomeSomebody } from '../net/me.ts';
import { saveGame } from '../net/saved.ts';
import type { SavedGame } from '../net/saved.ts';
import { isUnreachable } from '../net/problems.ts';
import type { CreatedMatch } from '../net/wire.ts';
import { playHere } from '../local/play-here.ts';
import { askedOpponent, keptOpponent } from '../opponents/kept.ts';
import { judgedIn } from './kept-format.ts';

export const tableAddress = (match: string): string => `/#/table/${match}`;

/** What is played of a starter deck in a format: all of it, or what is legal of it; nothing, if neither is legal. */
export const playedOf = (starter: StarterDeck, format: string): string | DeckList | undefined => {
  const ruling = starter.illegalIn[format];
  return ruling ? ruling.without : starter.id;
};

/** Opens a match on the server; in this browser where that is wanted, or no server answers. */
export async function createUnlessHere(
  here: (() => Promise<void>) | undefined,
  asked: Parameters<typeof createMatch>[0],
): Promise<CreatedMatch | undefined> {
  if (here && keptOpponent().here) {
    await here();
    return undefined;
  }
  await becomeSomebody();
  return createMatch(asked).catch(async (error: unknown) => {
    if (!here || !isUnreachable(error)) throw error;
    await here();
    return undefined;
  });
}

/** Opens a match against the computer and goes to its table. `house`: the file of a house format. */
export async function playNow(deck: StarterDeck | undefined, format: string, house?: string): Promise<void> {
  const played = deck && playedOf(deck, format);
  const asked = house === undefined ? format : { text: house };
  const list = typeof played === 'string' ? deck?.deck : played;
  const here = list && deck && (() => playHere({ deck: list, starter: deck.id }, format, house));
  const made = await createUnlessHere(here, {
    ...(played ? { deck: played } : {}),
    ...(asked ? { format: asked } : {}),
    opponent: askedOpponent(format),
  });
  if (!made) return;
  const { match, token } = made;
  saveGame({ match, token, deck: deck?.id ?? '', format, ...(house === undefined ? {} : { house }) });
  location.assign(tableAddress(match));
}

/** Another game with the deck and the format of a saved one. */
export async function playAgain(saved: SavedGame | undefined): Promise<void> {
  const { deck = '', format = '', house } = saved ?? {};
  const [starters, checked] = await Promise.all([loadDecks(), house === undefined ? undefined : checkFormat(house)]);
  const decks = checked?.ok ? judgedIn(starters, format, checked.illegalDecks) : starters;
  await playNow(
    decks.find(({ id }) => id === deck),
    format,
    house,
  );
}
