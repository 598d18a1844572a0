import { sections } from './deck.ts';
import { type Gathering, limits, notation, quoted, take } from './gather.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const known: ReadonlySet<string> = new Set<string>([...sections, 'title']);

/** Reads `{ title?, missions, seeds, draw }`: lists of titles or ids, or of `{ card, count }`. */
export const readJson = (value: unknown, into: Gathering): void => {
  if (!isRecord(value)) {
    into.problems.push(notation('the deck is not a JSON object', 'Write { "missions": [], "seeds": [], "draw": [] }.'));
    return;
  }
  for (const key of Object.keys(value))
    if (!known.has(key))
      into.problems.push(notation(`unknown field ${quoted(key)}`, 'A deck has title, missions, seeds and draw.'));
  if (typeof value.title === 'string') into.title = value.title.slice(0, limits.shown);
  else if (value.title !== undefined) into.problems.push(notation('the title is not a string', 'Put it in quotes.'));
  for (const section of sections) {
    const list = value[section];
    if (!Array.isArray(list))
      into.problems.push(notation(`"${section}" is not a list`, `Write "${section}": ["Title", …].`));
    else if (list.length > limits.cards)
      into.problems.push(notation(`"${section}" is too long`, `It may list ${limits.cards} cards.`));
    else list.forEach((entry: unknown, index) => readEntry(into, section, entry, index));
  }
};

const readEntry = (into: Gathering, section: (typeof sections)[number], entry: unknown, index: number): void => {
  if (typeof entry === 'string') take(into, section, entry, 1);
  else if (
    isRecord(entry) &&
    typeof entry.card === 'string' &&
    (entry.count === undefined || typeof entry.count === 'number')
  )
    take(into, section, entry.card, entry.count ?? 1);
  else
    into.problems.push(
      notation(`"${section}" entry ${index + 1} names no card`, 'Write a title, or { "card": "Title", "count": 2 }.'),
    );
};
