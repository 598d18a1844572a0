import { type ActionWord, actionWords } from './story/read-action.ts';

/** Words of several are written as one. */
const methods = {
  'responds with': 'responds',
  'returns fire': 'returnsFire',
  'mortally wounds': 'mortallyWounds',
} as const;
type Method<W extends string> = W extends keyof typeof methods ? (typeof methods)[W] : W;
const methodOf = (word: string): string => (word in methods ? methods[word as keyof typeof methods] : word);

/** One method for each thing players do in stories: `table.P1.beams('Data from U.S.S. Hood to Excavation')`. */
export type Verbs = { readonly [W in ActionWord as Method<W>]: (words?: string) => void } & {
  /** The whole of it in words. */
  readonly does: (words: string) => void;
};

export const verbsOf = (act: (words: string) => void): Verbs => {
  const verbs = Object.keys(actionWords).map((word) => [
    methodOf(word),
    (words = '') => act(`${word} ${words}`.trim()),
  ]);
  return { ...Object.fromEntries(verbs), does: act } as Verbs;
};
