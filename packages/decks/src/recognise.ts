import type { Entry } from './entry.ts';
import { type Chosen, type Habit, choose } from './naming.ts';
import { renamedAsAnother } from './other-names.ts';
import { plain, spelt } from './plain.ts';
import { callings, setWords } from './set-codes.ts';

/** What of a library is needed to find a card by its name. */
export interface Titles {
  readonly byId: (id: string) => Entry | undefined;
  readonly bearers: (title: string) => readonly Entry[];
  readonly subtitled: (words: string) => readonly Entry[];
}

/** What words of a list name. */
export interface Recognised extends Chosen {
  /** The words without columns, or without what only stands beside a title they have. */
  readonly words: string;
  /** Of words that name no card: what may be a title. */
  readonly title?: string;
  /** All of the words, without columns. */
  readonly said?: string;
}

/** What stands beside a title, and the words without it. */
interface Peeled {
  readonly words: string;
  readonly mark?: string;
}

const peelings: readonly RegExp[] = [
  // Universal cards and enigmas, as the old plugin has them.
  /^[%#]\s+(?<words>\S.*)$/,
  // A second side or affiliation.
  /^(?<words>.*[^\s*+])\s*[*+]+$/,
  // Its mark for a set: `Deanna Troi *FC`.
  /^(?<words>.*\S)\s*[*+]+\s?(?<mark>[A-Za-z0-9][\w .,:?!'-]{0,39})$/,
  /^(?<words>.*\S)\s*[([](?<mark>[^()[\]]*)[)\]]$/,
  /^(?<words>.*\S)[\s,]+(?<mark>[12]E)$/i,
  /^[([](?<mark>[^()[\]]*)[)\]]\s*(?<words>\S.*)$/,
  // Collector's information, as sites print it: `1 R 204`, `12V34`.
  /^\d{1,3}\s?[A-Z]{1,2}\s?\d{1,3}\s+(?<words>\S.*)$/,
];

const peel = (words: string): Peeled | undefined => {
  for (const pattern of peelings) {
    const { words: rest, mark } = pattern.exec(words)?.groups ?? {};
    if (rest !== undefined) return { words: rest.trim(), ...(mark === undefined ? {} : { mark }) };
  }
  return undefined;
};

/** No name is longer, and none has more marks. */
const longest = 200;
const deepest = 8;

interface Layer {
  readonly words: string;
  readonly marks: readonly string[];
}

/** The words without one after another of the things beside the title, the whole first. */
const layers = (first: string): readonly Layer[] => {
  let layer: Layer = { words: first, marks: [] };
  const found = [layer];
  if (first.length > longest) return found;
  while (found.length < deepest) {
    const next = peel(layer.words);
    if (!next) break;
    layer = { words: next.words, marks: next.mark === undefined ? layer.marks : [next.mark, ...layer.marks] };
    found.push(layer);
  }
  return found;
};

/** The bearers of a title, and cards that have it with their subtitle, unless it is spelt as a title: `Worf (Son of Mogh)`. */
const calledSo = (words: string, { bearers, subtitled }: Titles): readonly Entry[] => {
  const some = bearers(words);
  const others = some.length === 0 ? [] : subtitled(words);
  return others.length === 0 || some.some(({ title }) => spelt(title) === spelt(words)) ? some : [...some, ...others];
};

const renamed: ReadonlyMap<string, string> = new Map(
  Object.entries(renamedAsAnother).map(([name, title]) => [plain(name), title]),
);

/** The title that is meant: of a renamed card, in lists of the plugin and where its set stands beside it. */
const titleOf = ({ words, marks }: Layer, habit: Habit | undefined): string => {
  const title = renamed.get(plain(words));
  if (title === undefined || (habit === undefined && marks.length === 0)) return words;
  const isPremiere = (mark: string): boolean => setWords(mark).some((one) => callings('Premiere').has(one));
  return marks.every(isPremiere) ? title : words;
};

/** Finds the card that words of a list mean; sets, editions, subtitles and collector's numbers may stand beside its title. */
export const recognise = (words: string, titles: Titles, habit?: Habit): Recognised => {
  const known = titles.byId(words);
  if (known) return { entry: known, words };
  const [first = '', ...columns] = words.split('\t').map((one) => one.trim());
  const all = layers(first);
  for (const lookUp of [(title: string) => calledSo(title, titles), titles.subtitled])
    for (const layer of all) {
      const bearers = lookUp(titleOf(layer, habit));
      if (bearers.length > 0)
        return {
          ...choose(layer.words, bearers, { marks: layer.marks, columns }, habit),
          words: layer.words,
          said: first,
        };
    }
  return { words: first, title: all.at(-1)?.words ?? first };
};
