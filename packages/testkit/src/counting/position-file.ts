import type { Pool } from '@spaceline/engine';
import { decisions } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readPosition } from '../position/read.ts';
import { CardNames } from '../story/names.ts';
import { optionWords } from '../story/option-words.ts';
import { wholePool } from '../story/pools.ts';
import { StoryError } from '../text/story-error.ts';
import { countLines } from './lines-of-play.ts';

/** A position with the number of lines of play from it, and the options at the start in their order. */
export interface CountedPosition {
  readonly name: string;
  readonly position: string;
  /** Lines of play of length 1, 2, 3 … */
  readonly lines: readonly number[];
  readonly options: readonly string[];
}

const section = (text: string, head: RegExp): string => head.exec(text)?.[1] ?? '';

/** Reads a `.pos` file. */
export const readCounted = (text: string): CountedPosition => {
  const name = section(text, /^position (\S+)$/m);
  if (!name) throw new StoryError('A position file begins with: position and its name.', 1);
  const counts = section(text, /^lines (.*)$/m);
  return {
    name,
    position: text.slice(text.indexOf('\n') + 1, text.search(/^lines /m)),
    lines: [...counts.matchAll(/\d+: (\d+)/g)].map((found) => Number(found[1])),
    options: section(text, /^options\n([\s\S]*)$/m)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
};

/** Counts anew what a position file says. */
export const countAgain = (counted: CountedPosition, pool: Pool = wholePool()): CountedPosition => {
  const { state, copies } = readPosition(counted.position, pool, open);
  const names = new CardNames(state, copies);
  return {
    ...counted,
    lines: counted.lines.map((_, i) => countLines(state, i + 1)),
    options: decisions(state).flatMap((d) => d.options.map((o) => optionWords(state, d, o, names))),
  };
};

/** A `.pos` file as text. */
export const writeCounted = ({ name, position, lines, options }: CountedPosition): string =>
  [
    `position ${name}`,
    position.trimEnd(),
    `lines ${lines.map((n, i) => `${i + 1}: ${n}`).join('   ')}`,
    'options',
    ...options.map((words) => `  ${words}`),
    '',
  ].join('\n');
