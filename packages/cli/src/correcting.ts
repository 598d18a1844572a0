import { type Choice, decisions, explain, isRefusal, type Player, proposal, type State } from '@spaceline/engine';
import { correctionSchema, whereAndWhy } from '@spaceline/protocol';
import { StoryError, proposedBy } from '@spaceline/testkit';

/** Corrections at an assisted table, said in a line of words. */

/** "me" and "the computer" are who they are in the stories. */
const inStoryWords = (words: string): string =>
  words
    .replace(/\b(to|from|of|let|give) me\b/gi, '$1 P1')
    .replace(/\b(to|from|of|let|give) (?:the )?(?:computer|opponent)\b/gi, '$1 P2')
    .replace(/\bmy (hand|draw deck)\b/gi, "P1's $1");

/** The choice that proposes it; or what is wrong with the words. */
export const correcting = (state: State, player: Player, words: string): Choice | string => {
  try {
    const read = correctionSchema.safeParse(proposedBy(state, player, inStoryWords(words)));
    return read.success
      ? proposal(openFor(state, player), player, read.data)
      : `That is no correction: ${whereAndWhy(read.error)}.`;
  } catch (error) {
    if (error instanceof StoryError) return error.message;
    throw error;
  }
};

/** The question that is open for the player, or the next one. */
const openFor = (state: State, player: Player): number =>
  decisions(state).find((one) => one.player === player)?.id ?? state.seq;

/** Whether now is the time: shuffling is possible whenever anything is. */
export const mayCorrect = (state: State, player: Player): boolean =>
  !isRefusal(explain(state, player, proposal(openFor(state, player), player, { fix: 'shuffle', player })));
