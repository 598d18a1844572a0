export { advise } from './advice.ts';
export { checkDeck } from './check.ts';
export { type Deck, type Problem, type Section, problemWords, sectionTitles, sections } from './deck.ts';
export { type JudgedFormat, isLegal, judge, unwrittenIn } from './judge.ts';
export { type Entry, type Library, written } from './library.ts';
export { type ReadDeck, readDeck } from './read.ts';
export { type StarterDeck, legalStarters, starterDeck, starterDecks } from './starters/index.ts';
export { findCard, suggestions } from './titles.ts';
export { type Notation, notations, writeDeck } from './write.ts';
