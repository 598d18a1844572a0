import { findCard, suggestions } from '@spaceline/decks';
import { type GameEvent, type Player, type State, seen, view } from '@spaceline/engine';
import { english, englishAlternatives } from '@spaceline/language';
import { type Facts, type Names, eventWords, namesFrom, viewText } from '@spaceline/protocol';

const factsIn =
  ({ fixed }: State) =>
  (def: string): Facts | undefined => {
    const card = fixed.pool.byId.get(def)?.def;
    return card && { ...card, alternatives: englishAlternatives(card) };
  };

export const namesFor = (state: State, seer: Player): Names => namesFrom(view(state, seer), factsIn(state));

export const tableText = (state: State, seer: Player): string => viewText(view(state, seer), namesFor(state, seer));

/** Events that say nothing a player at a terminal wants to read. */
const quiet: ReadonlySet<string> = new Set(['result begun', 'card play used', 'segment begun', 'game created']);

export const eventLines = (state: State, events: readonly GameEvent[], seer: Player): readonly string[] => {
  const names = namesFor(state, seer);
  return events.filter((event) => !quiet.has(event.e)).map((event) => eventWords(seen(state, event, seer), names));
};

/** What a card says, by its title; of one that is not written, what the players agreed on. */
export const cardText = (words: string, { fixed }: State): string => {
  const title = words.toLowerCase();
  const card = findCard(words) ?? fixed.pool.cards.find(({ def }) => def.title.toLowerCase() === title)?.def;
  if (card) return `${card.title} (${card.type})\n${english(card)}`;
  const meant = suggestions(words);
  return `There is no card "${words}".${meant.length ? ` Did you mean ${meant.join(', or ')}?` : ''}`;
};

export const help = `Type the number of what you want to do.
  ? TITLE   what a card says        table    the whole table
  ? B-12.5  what a clause says      back     to the first menu
  options   the options again       concede  give the game up
  hint      what an officer would do, and why; do  does it
  seed      an officer seeds the rest for you
  quit      leave`;

/** Corrections are said as in stories. */
export const correctingHelp = `Propose a correction; the computer agrees to what is fair. You are P1, the computer is P2.
  correct kill Data, Worf                 also stop, unstop, destroy, damage, repair, reveal
  correct put Data aboard Runabout        also to, under, on a card; into the hand, into the discard pile,
                                          onto or under the draw deck, out of play, out of the game, onto the table
  correct fetch Data into the hand        from your draw deck, which is shuffled
  correct give 5 points to P1             also take 5 points from P1
  correct give P1 1 card play             correct give Runabout to P2
  correct let P1 draw 2 cards             correct let P1 look at the hand
  correct let P1 look under Excavation    correct let P1 look at the top 3 cards of P1's draw deck
  correct shuffle P1's draw deck
  correct describe Kira Nerys: cunning 7, strength 6, Honor x2, classification OFFICER
  correct describe Kira Nerys: responds   also never responds: whether it answers actions`;
