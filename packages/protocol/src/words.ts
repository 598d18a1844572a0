/** The English of the table: one place for the client, the command line and screen readers. */
export { correctionWords, destinationWords, factWords } from './words/correction.ts';
export { decisionWords, optionWords, pickWords } from './words/decision.ts';
export { eventWords } from './words/event.ts';
export { cardList, person, possessive } from './words/grammar.ts';
export { type Catalogue, type Facts, type Names, namesFrom } from './words/names.ts';
export { viewText } from './words/view.ts';
