/** The English of the table: one place for the client, the command line and screen readers. */
export { belongingTo, callingOf, inShort, ownerOf } from './words/calling.ts';
export { correctionWords, destinationWords, factWords } from './words/correction.ts';
export { phaseWords, segmentWords } from './words/course.ts';
export { decisionWords, optionWords, pickWords } from './words/decision.ts';
export { eventWords, tableEvents } from './words/event.ts';
export { cardList, person, possessive, upper } from './words/grammar.ts';
export { type Catalogue, type Facts, type Names, namesFrom } from './words/names.ts';
export { judgementWords } from './words/judgement.ts';
export { type Piece, cutAt, eventPieces } from './words/pieces.ts';
export { passWords, questionWords } from './words/question.ts';
export { commitWords, ownerAt, waitingWords, whoseIs } from './words/stacks.ts';
export { type Report, correctionTold, isDecisive, lastTold, reportOn } from './words/telling.ts';
export { liesWords, viewText } from './words/view.ts';
export { pointWords, requirementWords } from './words/victory.ts';
