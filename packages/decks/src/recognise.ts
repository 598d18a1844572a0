import { type Entry, type Library, plain } from './library.ts';

/** What words of a list name. */
export interface Recognised {
  readonly entry?: Entry;
  /** The words without what only stands beside a title. */
  readonly words: string;
  /** What stands beside the title and tells nothing about this card. */
  readonly ignored?: string;
}

/** Collector's information before a title, as sites print it: `1 R 204`, `12V34`. */
const collector = /^\d{1,3}\s?[A-Z]{1,2}\s?\d{1,3}\s+/;
const behind = /^(?<title>.*\S)\s*[([](?<beside>[^()[\]]*)[)\]]$/;
const before = /^[([](?<beside>[^()[\]]*)[)\]]\s*(?<title>\S.*)$/;

/** A set the card is in, its edition, or nothing. */
const fits = (entry: Entry, beside: string): boolean => {
  const said = plain(beside);
  if (said === '' || said === `${entry.edition}e`) return true;
  // Without a list of its sets a card is of Premiere.
  return (entry.sets ?? ['Premiere']).some((set) => plain(set) === said);
};

/** Behind a tab LackeyCCG names the set, briefly; that matters only where cards share the title. */
const inColumns = (words: string, library: Library): Recognised => {
  const [first = '', ...columns] = words.split('\t').map((one) => one.trim());
  for (const column of columns) {
    const entry = library.find(`${first} ${column}`);
    if (entry) return { entry, words: first };
  }
  const named = recognise(first, library);
  const { entry } = named;
  const beside = columns.filter((column) => column !== '').join(', ');
  if (!entry || library.namesakes(entry).length === 1 || columns.every((column) => fits(entry, column))) return named;
  return { ...named, ignored: beside };
};

/** Finds the card that words of a list mean; sets, editions and collector's numbers may stand beside its title. */
export const recognise = (words: string, library: Library): Recognised => {
  const entry = library.find(words);
  if (entry) return { entry, words };
  if (words.includes('\t')) return inColumns(words, library);
  const numbered = collector.exec(words);
  if (numbered) {
    const rest = recognise(words.slice(numbered[0].length), library);
    if (rest.entry) return rest;
  }
  if (!/[)\]]/.test(words)) return { words };
  const { title, beside } = (behind.exec(words) ?? before.exec(words))?.groups ?? {};
  if (title === undefined || beside === undefined) return { words };
  const bare = library.find(title);
  if (!bare) return { words };
  const namesake = library.namesakes(bare).find((one) => fits(one, beside)) ?? bare;
  return { entry: namesake, words: title, ...(fits(namesake, beside) ? {} : { ignored: beside }) };
};
