import type { Section } from './deck.ts';
import { lineOf } from './entries.ts';
import { type Gathering, entitle, limits, notation, quoted, take, unread } from './gather.ts';
import { headingOf, readingOf } from './headings.ts';

const withoutComment = (line: string): string => {
  const words = line.trim();
  if (words.startsWith('#') || words.startsWith('//')) return '';
  return words.includes('#') ? words.replace(/\s#\s.*$/, '').trim() : words;
};

const titled = /^\s*(?:title|name|deck|deck name|deck title)\s*:\s*(\S.*)$/i;
const remark = /^[a-z][a-z' -]{0,30}:\s/i;

/**
 * LackeyCCG's text begins with the draw deck, without a heading: a count, a tab, a title. Some programs put a blank for
 * the tab; then no heading may name the draw deck.
 */
const isLackey = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => withoutComment(line) !== '') ?? '';
  if (/^\d{1,4}\t\S/.test(first)) return true;
  return /^\d{1,4}x? \S/.test(first) && !lines.some((line) => headingOf(line) === 'draw');
};

const noSideDecks = 'Decks have missions, a seed deck and a draw deck, no side decks; leave it out.';
const begin = 'Begin with a heading: Missions, Seed deck, Draw deck.';

/** Where in a list the reader stands. */
interface Place {
  section?: Section;
  /** The last part that was not the missions: headings of card types lead back to it. */
  part?: Section;
  aside: boolean;
  strayed: boolean;
}

/** Whether the line is a heading, and what follows from it. */
const readHeading = (line: string, number: number, at: Place, into: Gathering): boolean => {
  const heading = readingOf(line);
  // A title such as Q's Tent is a card, unless it ends like a heading.
  if (!heading || (!line.endsWith(':') && into.library.find(line))) return false;
  switch (heading.says) {
    case 'part':
      at.section = heading.part;
      at.aside = false;
      if (heading.part !== 'missions') at.part = heading.part;
      break;
    case 'side deck':
      at.aside = true;
      into.problems.push(notation(`${quoted(line)} begins a part that decks do not have here`, noSideDecks, number));
      break;
    case 'type':
      if (!at.aside) at.section = at.part ?? heading.part;
  }
  return true;
};

/** A line above the first heading. */
const readPreface = (line: string, number: number, at: Place, into: Gathering): void => {
  const title = titled.exec(line.replace(/\s{2,}#\s.*$/, ''));
  if (title) entitle(into, title[1].trim(), number);
  else {
    const words = withoutComment(line);
    const { words: card } = lineOf(words, into.library);
    if (remark.test(words) && !into.library.find(card)) {
      into.problems.push(unread(`${quoted(words)} is not read`, 'It is no part of the deck.', number));
      return;
    }
    const hint = at.strayed ? 'It stands above the first heading too.' : begin;
    into.problems.push(notation(`${quoted(words)} stands under no heading`, hint, number, card));
    at.strayed = true;
  }
};

/** Reads the text notations of docs/decks.md. */
export const readText = (source: string, into: Gathering): void => {
  const lines = source.split(/\r\n|\r|\n/);
  if (lines.length > limits.lines) {
    into.problems.push(notation('the file has too many lines', `A deck file has at most ${limits.lines} lines.`));
    return;
  }
  const first: Section | undefined = isLackey(lines) ? 'draw' : undefined;
  const at: Place = { ...(first ? { section: first, part: first } : {}), aside: false, strayed: false };
  lines.forEach((raw, index) => {
    const number = index + 1;
    const line = withoutComment(raw);
    // Headings may be marked as in Markdown, with the sign of a comment.
    if (!line && !(raw.trim() && headingOf(raw))) return;
    if (readHeading(line || raw.trim(), number, at, into)) return;
    if (at.aside)
      into.problems.push(
        notation(`${quoted(line)} stands in a side deck`, noSideDecks, number, lineOf(line, into.library).words),
      );
    else if (at.section) {
      const { words, copies } = lineOf(line, into.library);
      take(into, at.section, words, copies, number);
    } else readPreface(raw, number, at, into);
  });
  if (!at.section && into.problems.length === 0) into.problems.push(notation('the file names no cards', begin));
};
