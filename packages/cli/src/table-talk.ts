import { cardById } from '@spaceline/cards';
import { findCard, suggestions } from '@spaceline/decks';
import { type GameEvent, type Player, type State, seen, view } from '@spaceline/engine';
import { english, englishAlternatives } from '@spaceline/language';
import { type Facts, type Names, eventWords, namesFrom, viewText } from '@spaceline/protocol';

const factsOf = (def: string): Facts | undefined => {
  const card = cardById(def);
  return card && { ...card, alternatives: englishAlternatives(card) };
};

export const namesFor = (state: State, seer: Player): Names => namesFrom(view(state, seer), factsOf);

export const tableText = (state: State, seer: Player): string => viewText(view(state, seer), namesFor(state, seer));

/** Events that say nothing a player at a terminal wants to read. */
const quiet: ReadonlySet<string> = new Set(['result begun', 'card play used', 'segment begun', 'game created']);

export const eventLines = (state: State, events: readonly GameEvent[], seer: Player): readonly string[] => {
  const names = namesFor(state, seer);
  return events.filter((event) => !quiet.has(event.e)).map((event) => eventWords(seen(state, event, seer), names));
};

/** What a card says, by its title. */
export const cardText = (words: string): string => {
  const card = findCard(words);
  if (card) return `${card.title} (${card.type})\n${english(card)}`;
  const meant = suggestions(words);
  return `There is no card "${words}".${meant.length ? ` Did you mean ${meant.join(', or ')}?` : ''}`;
};

export const help = `Type the number of what you want to do.
  ? TITLE   what a card says        table    the whole table
  options   the options again       back     to the first menu
  concede   give the game up        quit     leave`;
