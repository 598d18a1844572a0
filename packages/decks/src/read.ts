import { type Deck, type Problem, emptyDeck } from './deck.ts';
import { type Gathering, limits, notation } from './gather.ts';
import { type Library, written } from './library.ts';
import { readDek } from './read-dek.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';

/** What a deck file says: the cards it names, and every line that could not be taken. */
export interface ReadDeck {
  readonly title?: string;
  readonly deck: Deck;
  readonly problems: readonly Problem[];
}

/**
 * Reads a deck: our text, LackeyCCG's `.txt` and `.dek`, lists as sites print them, or JSON. Nothing is dropped in
 * silence: what is not read is a problem.
 */
export const readDeck = (source: unknown, library: Library = written): ReadDeck => {
  const into: Gathering = { deck: emptyDeck(), problems: [], library };
  if (typeof source !== 'string') readJson(source, into);
  else if (source.length > limits.characters)
    into.problems.push(notation('the file is too large', `A deck file has at most ${limits.characters} characters.`));
  else if (/^\s*[{[]/.test(source)) readJsonText(source, into);
  else if (/^\ufeff?\s*<(\?xml|deck)\b/i.test(source)) readDek(source, into);
  else readText(source, into);
  const { deck, problems, title } = into;
  return { deck, problems, ...(title === undefined ? {} : { title }) };
};

const readJsonText = (source: string, into: Gathering): void => {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    into.problems.push(notation(`the file is not valid JSON (${why})`, 'Correct it, or write the deck as text.'));
    return;
  }
  readJson(value, into);
};
