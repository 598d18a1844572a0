import type { TableWords } from '../../table-words-type.ts';
import { correctionWords, destinationWords } from './corrections.ts';
import {
  belongingTo,
  callingOf,
  inShort,
  judgementWords,
  liesWords,
  phaseWords,
  pointWords,
  requirementWords,
  segmentWords,
} from './course.ts';
import { eventWords } from './events.ts';
import { cardList, person } from './grammar.ts';
import { optionWords } from './options.ts';
import { commitWords, passWords, questionWords, waitingWords, whoseIs } from './questions.ts';

/** The sentences of the table in German. */
export const tableWords: TableWords = {
  belongingTo,
  callingOf,
  cardList,
  commitWords,
  correctionWords,
  destinationWords,
  eventWords,
  inShort,
  judgementWords,
  liesWords,
  optionWords,
  passWords,
  person,
  phaseWords,
  pointWords,
  questionWords,
  requirementWords,
  segmentWords,
  waitingWords,
  whoseIs,
};
