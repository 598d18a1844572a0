import type { Library } from './library.ts';
import { spelt } from './plain.ts';
import { recognise } from './recognise.ts';

/** A line of a list: words that should name a card, and how many of it. */
export interface Line {
  readonly words: string;
  readonly copies: number;
}

const numberBefore = [
  /^(\d{1,4})\s*[x×]?\s+(.+)$/i,
  /^(\d{1,4})[x×](.+)$/i,
  /^[x×](\d{1,4})\s+(.+)$/i,
  /^[([](\d{1,4})[)\]]\s*(.+)$/,
  /^"?(\d{1,4})"?\s*[,;]\s*(\D.*)$/,
];
const numberBehind = [
  /^(.*\S)\s+[x×]\s*(\d{1,4})$/i,
  /^(.*\S)\s+(\d{1,4})[x×]$/i,
  /^(.*\S)\s*[([][x×]?\s*(\d{1,4})[)\]]$/i,
  /^(.*\S)(?:\s*[,:;*=\t]|\s+[-–—])\s*(\d{1,4})$/,
];

const numbered = (line: string): readonly Line[] => [
  ...numberBefore.flatMap((pattern) => {
    const [, number, words] = pattern.exec(line) ?? [];
    return number && words ? [{ words: words.trim(), copies: Number(number) }] : [];
  }),
  ...numberBehind.flatMap((pattern) => {
    const [, words, number] = pattern.exec(line) ?? [];
    return number && words ? [{ words: words.trim(), copies: Number(number) }] : [];
  }),
];

/**
 * `2x Title`, `x2 Title`, `2 Title`, `Title x2`, `Title (2)`, `Title, 2` or `Title`. Titles may begin or end with a number,
 * so a title that is spelt so holds, then the first reading that names a card; if none does, the one with a number.
 */
export const lineOf = (line: string, library: Library): Line => {
  const words = line.replace(/^[-*•·–]\s+/, '');
  const whole = { words, copies: 1 };
  if (!/\d/.test(words)) return whole;
  if (library.bearers(words).some(({ title }) => spelt(title) === spelt(words))) return whole;
  const [first, ...others] = numbered(words);
  const all = first ? [first, ...others, whole] : [whole];
  return all.find((one) => library.find(one.words)) ?? all.find((one) => isNamed(one.words, library)) ?? first ?? whole;
};

const isNamed = (words: string, library: Library): boolean => {
  const { entry, candidates } = recognise(words, library);
  return entry !== undefined || candidates !== undefined;
};
