import { type ActionWord, actionWords } from './story/read-action.ts';

type Method<W extends string> = W extends 'responds with' ? 'responds' : W;

/** One method for each thing players do in stories: `table.P1.beams('Data from U.S.S. Hood to Excavation')`. */
export type Verbs = { readonly [W in ActionWord as Method<W>]: (words?: string) => void } & {
  /** The whole of it in words. */
  readonly does: (words: string) => void;
};

export const verbsOf = (act: (words: string) => void): Verbs => {
  const methods = Object.keys(actionWords).map((word) => [
    word === 'responds with' ? 'responds' : word,
    (words = '') => act(`${word} ${words}`.trim()),
  ]);
  return { ...Object.fromEntries(methods), does: act } as Verbs;
};
