import { eventPieces as piecesOf } from '@spaceline/protocol';
import type { Names, Piece } from '@spaceline/protocol';
import type { SeenEvent, View } from '@spaceline/engine';
import { english } from './english.ts';
import { tableWords } from './language.ts';
import type { TableWords } from './table-words-type.ts';

/** The sentences of the table in the language of the reader. */

const spoken = (): TableWords => tableWords() ?? english;

export const belongingTo: TableWords['belongingTo'] = (...said) => spoken().belongingTo(...said);
export const callingOf: TableWords['callingOf'] = (...said) => spoken().callingOf(...said);
export const cardList: TableWords['cardList'] = (...said) => spoken().cardList(...said);
export const commitWords: TableWords['commitWords'] = (...said) => spoken().commitWords(...said);
export const correctionWords: TableWords['correctionWords'] = (...said) => spoken().correctionWords(...said);
export const destinationWords: TableWords['destinationWords'] = (...said) => spoken().destinationWords(...said);
export const eventWords: TableWords['eventWords'] = (...said) => spoken().eventWords(...said);
export const inShort: TableWords['inShort'] = (...said) => spoken().inShort(...said);
export const judgementWords: TableWords['judgementWords'] = (...said) => spoken().judgementWords(...said);
export const liesWords: TableWords['liesWords'] = (...said) => spoken().liesWords(...said);
export const optionWords: TableWords['optionWords'] = (...said) => spoken().optionWords(...said);
export const passWords: TableWords['passWords'] = (...said) => spoken().passWords(...said);
export const person: TableWords['person'] = (...said) => spoken().person(...said);
export const pointWords: TableWords['pointWords'] = (...said) => spoken().pointWords(...said);
export const questionWords: TableWords['questionWords'] = (...said) => spoken().questionWords(...said);
export const requirementWords: TableWords['requirementWords'] = (...said) => spoken().requirementWords(...said);
export const waitingWords: TableWords['waitingWords'] = (...said) => spoken().waitingWords(...said);
export const whoseIs: TableWords['whoseIs'] = (...said) => spoken().whoseIs(...said);
export const phaseWords = (phase: View['phase']): string => spoken().phaseWords[phase];
export const segmentWords = (segment: View['segment']): string => spoken().segmentWords[segment];
/** An event as a sentence, cut at the card titles in it, so that they can be touched. */
export const eventPieces = (event: SeenEvent, names: Names): readonly Piece[] =>
  piecesOf(event, names, eventWords(event, names));
