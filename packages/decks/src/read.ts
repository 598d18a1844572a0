import type { Beside } from './besides.ts';
import { type Deck, type Problem, emptyDeck, sections } from './deck.ts';
import { type CardLines, type Gathering, limits, notation } from './gather.ts';
import { type Library, written } from './library.ts';
import { eachPart } from '@spaceline/language';
import { readDek } from './read-dek.ts';
import { type LineOf, readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** What a deck file says: the cards it names, and every line that could not be taken. */
export interface ReadDeck {
  readonly title?: string;
  readonly deck: Deck;
  /** Side decks and cards put aside, if it has any. */
  readonly besides?: readonly Beside[];
  readonly problems: readonly Problem[];
}

/** The same with the lines that name the cards. */
export interface ReadLines extends ReadDeck {
  readonly lines: CardLines;
  readonly besideLines: ReadonlyMap<string, number>;
}

const inOrder = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => (a.line ?? limits.lines + 1) - (b.line ?? limits.lines + 1));

const rank = ({ kind }: Beside): number => (kind === 'side deck' ? 0 : 1);

export const readLines = (source: unknown, library: Library): ReadLines => {
  const none: CardLines = eachPart(() => new Map());
  const into: Gathering = {
    deck: emptyDeck(),
    besides: [],
    problems: [],
    lines: none,
    besideLines: new Map(),
    library,
  };
  if (typeof source === 'string') readFile(source.replace(/^\ufeff/, ''), into);
  else readJson(source, into, () => undefined);
  const { deck, besides, problems, lines, besideLines, title } = into;
  return {
    deck,
    // Side decks first, whatever the notation.
    ...(besides.length === 0 ? {} : { besides: besides.toSorted((a, b) => rank(a) - rank(b)) }),
    problems: inOrder(problems),
    lines,
    besideLines,
    ...(title === undefined ? {} : { title }),
  };
};

/**
 * Reads a deck: our text, LackeyCCG's `.txt` and `.dek`, lists as sites print them, or JSON. Nothing is dropped in
 * silence: what is not read is a problem.
 */
export const readDeck = (source: unknown, library: Library = written): ReadDeck => {
  const { lines: _, besideLines: __, ...read } = readLines(source, library);
  return read;
};

/** A heading may stand in brackets too; then it is the first line, all of it. */
const isJson = /^\s*(\{|\[(?![^"\n]*\]\s*\n))/;

const readFile = (source: string, into: Gathering): void => {
  if (source.length > limits.characters)
    into.problems.push(notation('the file is too large', `A deck file has at most ${limits.characters} characters.`));
  else if (/^\s*<(!doctype html|html)\b/i.test(source))
    into.problems.push(notation('the file is a web page', 'Copy the list of cards from it.'));
  else if (isJson.test(source)) readJsonText(source, into);
  else if (/^\s*<(\?xml|!|deck\b)/i.test(source)) readDek(source, into);
  else readText(source, into);
};

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;

const readJsonText = (source: string, into: Gathering): void => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    const [, position = source.trimEnd().length] = /at position (\d+)/.exec(why) ?? [];
    const hint = 'Correct it, or write the deck as text.';
    into.problems.push(notation(`the file is not valid JSON (${why})`, hint, lineAt(source, Number(position))));
    return;
  }
  for (const key of ['title', ...sections, 'sideDecks', 'aside']) {
    const [, again] = source.matchAll(new RegExp(`"${key}"\\s*:`, 'g'));
    if (again)
      into.problems.push(
        notation(`"${key}" is given twice`, 'Only the last one is read.', lineAt(source, again.index)),
      );
  }
  readJson(value, into, linesIn(source));
};

/** The lines of each string in a JSON file. */
const linesIn = (source: string): LineOf => {
  const lines = new Map<string, number[]>();
  let line = 1;
  for (const [token] of source.matchAll(/\n|"(?:[^"\\\n]|\\.)*"/g)) {
    if (token === '\n') line += 1;
    else {
      const words = JSON.parse(token) as string;
      const known = lines.get(words);
      if (known) known.push(line);
      else lines.set(words, [line]);
    }
  }
  return (words, from = 1) => lines.get(words)?.find((one) => one >= from);
};
