import type { Section } from './deck.ts';
import { type Gathering, limits, notation, quoted, take } from './gather.ts';
import { headingOf, isSideDeck, isTypeHeading } from './headings.ts';
import type { Library } from './library.ts';

interface Entry {
  readonly words: string;
  readonly copies: number;
}

/** Collector's information before a title, as sites print it: `1 R 204`, `12V34`. */
const collector = /^\d{1,3}\s?[A-Z]{1,2}\s?\d{1,3}\s+/;

/** Behind a tab LackeyCCG names the set; other lists put it in brackets. */
const titleIn = (words: string, library: Library): string => {
  const [first] = words.split('\t');
  const tries = [words, first, first.replace(collector, ''), first.replace(/\s*[([][^)\]]*[)\]]\s*$/, '')];
  return tries.map((one) => one.trim()).find((one) => library.find(one)) ?? first.trim();
};

/** `2x Title`, `2 Title`, `Title x2` or `Title`. A title that begins with a number is tried as it stands first. */
const entryOf = (line: string, library: Library): Entry => {
  if (library.find(line)) return { words: line, copies: 1 };
  const before = /^(\d{1,4})\s*[x×]?\s+(.+)$/i.exec(line) ?? /^(\d{1,4})[x×](.+)$/i.exec(line);
  if (before) return { words: titleIn(before[2], library), copies: Number(before[1]) };
  const after = /^(.+?)\s+[x×]\s*(\d{1,4})$/i.exec(line);
  return after
    ? { words: titleIn(after[1], library), copies: Number(after[2]) }
    : { words: titleIn(line, library), copies: 1 };
};

const withoutComment = (line: string): string =>
  line
    .replace(/^\s*(#|\/\/).*$/, '')
    .replace(/\s#\s.*$/, '')
    .trim();

/** LackeyCCG's text begins with the draw deck, without a heading: a count, a tab, a title. */
const isLackey = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => line.trim() !== '');
  return first !== undefined && /^\d{1,4}\t\S/.test(first);
};

const noSideDecks = 'Decks have missions, a seed deck and a draw deck here; leave it out.';

/** Reads the text notations of docs/decks.md. */
export const readText = (source: string, into: Gathering): void => {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  let section: Section | undefined = isLackey(lines) ? 'draw' : undefined;
  let aside = false;
  let strayed = false;
  if (lines.length > limits.lines) {
    into.problems.push(notation('the file has too many lines', `A deck file has at most ${limits.lines} lines.`));
    return;
  }
  lines.forEach((raw, index) => {
    const line = withoutComment(raw);
    const number = index + 1;
    if (!line) return;
    const title = /^title\s*:\s*(.+)$/i.exec(line);
    if (title && !section) {
      into.title = title[1].slice(0, limits.shown);
      return;
    }
    const heading = headingOf(line);
    if (heading) {
      section = heading;
      aside = false;
      return;
    }
    if (isSideDeck(line)) {
      aside = true;
      into.problems.push(notation(`${quoted(line)} is a side deck`, noSideDecks, number));
      return;
    }
    if (section && isTypeHeading(line)) return;
    const entry = entryOf(line, into.library);
    if (aside) into.problems.push(notation(`${quoted(line)} stands in a side deck`, noSideDecks, number, entry.words));
    else if (section) take(into, section, entry.words, entry.copies, number);
    else {
      const hint = strayed
        ? 'It stands above the first heading too.'
        : 'Begin with a heading: Missions, Seed deck, Draw deck.';
      into.problems.push(notation(`${quoted(line)} stands under no heading`, hint, number, entry.words));
      strayed = true;
    }
  });
  if (!section && !strayed)
    into.problems.push(notation('the file names no cards', 'Begin with a heading: Missions, Seed deck, Draw deck.'));
};
