import { besideCalled } from './besides.ts';
import { sections } from './deck.ts';
import { type Gathering, type Target, entitle, limits, notation, quoted, take } from './gather.ts';

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first line of the file that holds such a string, at or after another line, if there is a file. */
export type LineOf = (words: string, from?: number) => number | undefined;

const known: ReadonlySet<string> = new Set<string>([...sections, 'title', 'sideDecks', 'aside']);
const ofEntry: ReadonlySet<string> = new Set(['card', 'count']);

/** Reads `{ title?, missions, seeds, draw, sideDecks?, aside? }`: lists of titles or ids, or of `{ card, count }`. */
export const readJson = (value: unknown, into: Gathering, lineOf: LineOf): void => {
  const fault = (what: string, hint: string, line?: number): void => {
    into.problems.push(notation(what, hint, line));
  };
  if (!isRecord(value)) {
    fault('the deck is not a JSON object', 'Write { "missions": [], "seeds": [], "draw": [] }.');
    return;
  }
  for (const key of Object.keys(value))
    if (!known.has(key))
      fault(`unknown field ${quoted(key)}`, 'A deck has title, missions, seeds and draw.', lineOf(key));
  if (typeof value.title === 'string') entitle(into, value.title, lineOf('title'));
  else if (value.title !== undefined) fault('the title is not a string', 'Put it in quotes.', lineOf('title'));
  const read = (name: string, target: Target, list: unknown): void => {
    if (!Array.isArray(list)) fault(`"${name}" is not a list`, `Write "${name}": ["Title", …].`, lineOf(name));
    else if (list.length > limits.cards) fault(`"${name}" is too long`, `It may list ${limits.cards} cards.`);
    else list.forEach((entry: unknown, index) => readEntry(into, { name, target }, entry, index, lineOf));
  };
  for (const section of sections) read(section, section, value[section]);
  if (value.aside !== undefined) read('aside', besideCalled('aside'), value.aside);
  if (isRecord(value.sideDecks))
    for (const [name, list] of Object.entries(value.sideDecks)) read(name, besideCalled(`Side deck: ${name}`), list);
  else if (value.sideDecks !== undefined)
    fault('"sideDecks" is not an object', 'Write "sideDecks": { "Name": ["Title", …] }.', lineOf('sideDecks'));
};

/** A list of the file, and the part of a deck it is. */
interface Listed {
  readonly name: string;
  readonly target: Target;
}

const readEntry = (into: Gathering, { name, target }: Listed, entry: unknown, index: number, lineOf: LineOf): void => {
  const place = `"${name}" entry ${index + 1}`;
  const here: LineOf = (words) => lineOf(words, lineOf(name));
  if (typeof entry === 'string') take(into, target, entry, 1, here(entry));
  else if (
    isRecord(entry) &&
    typeof entry.card === 'string' &&
    (entry.count === undefined || typeof entry.count === 'number')
  ) {
    for (const key of Object.keys(entry))
      if (!ofEntry.has(key))
        into.problems.push(
          notation(`${place} has the unknown field ${quoted(key)}`, 'It has card and count.', here(key)),
        );
    take(into, target, entry.card, entry.count ?? 1, here(entry.card));
  } else
    into.problems.push(
      notation(`${place} names no card`, 'Write a title, or { "card": "Title", "count": 2 }.', lineOf(name)),
    );
};
