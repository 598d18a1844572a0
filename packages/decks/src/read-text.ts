import type { Section } from './deck.ts';
import { type Gathering, limits, notation, quoted, take } from './gather.ts';
import { findCard } from './titles.ts';

/** Headings as people write them: any case, with or without a colon and a count. */
const headings: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['missions', 'missions'],
  ['mission', 'missions'],
  ['mission pile', 'missions'],
  ['seed deck', 'seeds'],
  ['seeds', 'seeds'],
  ['seed', 'seeds'],
  ['draw deck', 'draw'],
  ['draw', 'draw'],
  ['deck', 'draw'],
]);

const headingOf = (line: string): Section | undefined =>
  headings.get(
    line
      .replace(/\(\d+\)\s*:?$/, '')
      .replace(/:$/, '')
      .trim()
      .toLowerCase(),
  );

interface Entry {
  readonly words: string;
  readonly copies: number;
}

/** `2x Title`, `2 Title`, `Title x2` or `Title`. A title that begins with a number is tried as it stands first. */
const entryOf = (line: string): Entry => {
  if (findCard(line)) return { words: line, copies: 1 };
  const before = /^(\d{1,4})\s*[x×]?\s+(.+)$/i.exec(line) ?? /^(\d{1,4})[x×](.+)$/i.exec(line);
  if (before) return { words: before[2].trim(), copies: Number(before[1]) };
  const after = /^(.+?)\s+[x×]\s*(\d{1,4})$/i.exec(line);
  return after ? { words: after[1].trim(), copies: Number(after[2]) } : { words: line, copies: 1 };
};

const withoutComment = (line: string): string =>
  line
    .replace(/^\s*(#|\/\/).*$/, '')
    .replace(/\s#\s.*$/, '')
    .trim();

/** Reads the text notation of docs/decks.md. */
export const readText = (source: string, into: Gathering): void => {
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  let section: Section | undefined;
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
      return;
    }
    const entry = entryOf(line);
    if (section) take(into, section, entry.words, entry.copies, number);
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
