import type { Section } from './deck.ts';
import { lineOf } from './entries.ts';
import { type Gathering, type Target, entitle, limits, notation, quoted, take, unread } from './gather.ts';
import { habitOf } from './habit.ts';
import { headingOf, readingOf, zoneOf } from './headings.ts';
import { asSeen } from './markup.ts';
import { nearest } from './nearest.ts';
import { recognise } from './recognise.ts';

const withoutComment = (line: string): string => {
  const words = line.trim();
  if (words.startsWith('#') || words.startsWith('//')) return '';
  return /#|\/\//.test(words) ? words.replace(/\s(#|\/\/)\s.*$/, '').trim() : words;
};

const titled = /^\s*(?:title|name|deck|deck name|deck title)\s*:\s*(\S.*)$/i;
const remark = /^(?:[a-z][a-z' -]{0,30}:|by)\s/i;

/**
 * LackeyCCG's text begins with the draw deck, without a heading: a count, a tab, a title. Some programs put a blank for
 * the tab; then no heading may name the draw deck.
 */
const isLackey = (lines: readonly string[]): boolean => {
  const first = lines.find((line) => withoutComment(line) !== '') ?? '';
  if (/^\d{1,4}\t\s*\S/.test(first)) return true;
  return /^\d{1,4}x? \S/.test(first) && !lines.some((line) => headingOf(line) === 'draw');
};

/** The names that stand behind a count. */
const namesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^\s*\d{1,4}x?\s+(\S.*)$/.exec(asSeen(line).trimEnd())?.[1] ?? []);

const begin = 'Begin with a heading: Missions, Seed deck, Draw deck.';

const noCards = 'It is no part of the deck.';
const known = 'Headings are Missions, Seed deck and Draw deck.';
const total = /^(?:(?:grand )?total|deck size)\b[\w\s]*[:=]?\s*\d+(?: cards?)?$|^\d+ (?:total )?cards?(?: total)?$/i;

/** Where in a list the reader stands. */
interface Place {
  /** A part of the deck, or a side deck. */
  target?: Target;
  /** The last part that was not the missions: headings of card types lead back to it. */
  part?: Section;
  /** Under a heading of something that is no list. */
  notes: boolean;
  strayed: boolean;
}

/** Whether the line is a heading, and what follows from it. */
const readHeading = (line: string, number: number, at: Place, into: Gathering): boolean => {
  const heading = readingOf(line);
  // A title such as Q's Tent is a card, unless it is marked like a heading.
  if (!heading || (!/^(#|\/\/)|:$/.test(line) && into.library.find(line))) return false;
  const isBeside = typeof at.target === 'object' || at.notes;
  if (heading.says !== 'type') at.notes = heading.says === 'notes';
  switch (heading.says) {
    case 'part':
      at.target = heading.part;
      if (heading.part !== 'missions') at.part = heading.part;
      break;
    case 'beside':
      at.target = heading.beside;
      break;
    case 'notes':
      into.problems.push(unread(`${quoted(line)} is not read`, noCards, number));
      break;
    case 'type':
      if (!isBeside) at.target = at.part ?? heading.part;
  }
  return true;
};

/** LackeyCCG's zones, whatever they are called, and its lines: a count, a tab, a name with the plugin's marks. */
const readLackey = (line: string, number: number, at: Place, into: Gathering): boolean => {
  const [, copies, words] = /^(\d{1,4})\t\s*(\S.*)$/.exec(line) ?? [];
  if (copies !== undefined && words !== undefined && at.target !== undefined && !at.notes) {
    take(into, at.target, words, Number(copies), number);
    return true;
  }
  if (!into.habit || !/^[^\t:]+:$/.test(line)) return false;
  at.target = zoneOf(line);
  at.notes = false;
  return true;
};

const ownLine = 'Write every card on a line of its own.';

/** A heading with a card behind it, on one line. */
const readInline = (line: string, number: number, at: Place, into: Gathering): boolean => {
  const [, head = '', behind = ''] = /^([^:]{4,20}):\s+(\S.*)$/.exec(line) ?? [];
  const part = headingOf(head);
  if (!part || /^deck$/i.test(head) || into.library.find(line)) return false;
  readHeading(head, number, at, into);
  const { words, copies } = lineOf(behind, into.library);
  if (recognise(words, into.library).entry) take(into, part, words, copies, number);
  else into.problems.push(notation(`${quoted(behind)} stands on the line of a heading`, ownLine, number, words));
  return true;
};

/** A line above the first heading: an error if it may be a card. */
const readPreface = (line: string, number: number, at: Place, into: Gathering): void => {
  const { library, problems } = into;
  const { words } = lineOf(line, library);
  if (remark.test(line) && !library.find(words)) {
    problems.push(unread(`${quoted(line)} is not read`, noCards, number));
    return;
  }
  const isCard = recognise(words, library).entry !== undefined || nearest(words, 1, library).length > 0;
  const hint = at.strayed ? 'It stands above the first heading too.' : begin;
  const tell = isCard ? notation : unread;
  problems.push(tell(`${quoted(line)} stands under no heading`, hint, number, words));
  at.strayed = true;
};

/** A line below a heading. */
const readLine = (line: string, number: number, target: Target, into: Gathering): void => {
  const { words, copies } = lineOf(line, into.library);
  if (line.endsWith(':') && !into.library.find(words))
    into.problems.push(notation(`${quoted(line)} is no heading that is known`, known, number, words));
  else if (total.test(line) && !into.library.find(words))
    into.problems.push(unread(`${quoted(line)} is not read`, 'The cards are counted.', number));
  else take(into, target, words, copies, number);
};

const readNote = (line: string, number: number, into: Gathering): void => {
  const { words } = lineOf(line, into.library);
  into.problems.push(unread(`${quoted(line)} is not read`, noCards, number, words));
};

/** Headings may be marked as in Markdown, with the sign of a comment; notes are comments then. */
const isMarkedHeading = (line: string): boolean => {
  const heading = readingOf(line);
  return heading !== undefined && heading.says !== 'notes';
};

/** Reads the text notations of docs/decks.md. */
export const readText = (source: string, into: Gathering): void => {
  const lines = source.split(/\r\n|\r|\n/);
  if (lines.length > limits.lines) {
    into.problems.push(notation('the file has too many lines', `A deck file has at most ${limits.lines} lines.`));
    return;
  }
  const at: Place = { notes: false, strayed: false };
  if (isLackey(lines)) {
    at.target = at.part = 'draw';
    into.habit = habitOf(namesIn(lines), into.library);
  }
  lines.forEach((raw, index) => {
    const number = index + 1;
    const seen = asSeen(raw).trim();
    if (readLackey(seen, number, at, into)) return;
    const line = withoutComment(seen);
    if (!line && !isMarkedHeading(seen)) return;
    if (readHeading(line || seen, number, at, into)) return;
    if (line.includes(':') && readInline(line, number, at, into)) return;
    const isAbove = at.target === undefined && !at.notes;
    const [, title] = (isAbove ? titled.exec(raw.replace(/\s{2,}#\s.*$/, '')) : null) ?? [];
    if (title) entitle(into, title.trim(), number);
    else if (at.notes) readNote(line, number, into);
    else if (at.target) readLine(line, number, at.target, into);
    else readPreface(line, number, at, into);
  });
  if (!at.target && into.problems.length === 0) into.problems.push(notation('the file names no cards', begin));
};
