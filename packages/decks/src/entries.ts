import type { Library } from './library.ts';
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

const readings = (line: string): readonly Line[] => [
  { words: line, copies: 1 },
  ...numberBefore.flatMap((pattern) => {
    const found = pattern.exec(line);
    return found ? [{ words: found[2].trim(), copies: Number(found[1]) }] : [];
  }),
  ...numberBehind.flatMap((pattern) => {
    const found = pattern.exec(line);
    return found ? [{ words: found[1].trim(), copies: Number(found[2]) }] : [];
  }),
];

/**
 * `2x Title`, `x2 Title`, `2 Title`, `Title x2`, `Title (2)`, `Title, 2` or `Title`. Titles may begin with a number, so the first
 * reading that names a card holds; if none does, the one with a number.
 */
export const lineOf = (line: string, library: Library): Line => {
  const words = line.replace(/^[-*•·–]\s+/, '');
  if (!/\d/.test(words) || library.find(words)) return { words, copies: 1 };
  const [whole, ...others] = readings(words);
  const all = [...others, whole];
  return all.find((one) => library.find(one.words)) ?? all.find((one) => recognise(one.words, library).entry) ?? all[0];
};
