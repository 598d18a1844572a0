import type { Beside } from './besides.ts';
import type { Entry, Library } from './library.ts';
import { renamedAsAnother } from './other-names.ts';

const nameOf = (entry: Entry, library: Library): string => {
  const { title, version, edition, sets = [] } = entry;
  const mark = edition === 2 ? ' 2E' : '';
  const beside = [version, ...(edition === 2 ? [''] : []), ...sets.map((set) => set.replace(/^2E /, ''))];
  const tries = [
    ...(title in renamedAsAnother ? [] : [title]),
    ...beside.flatMap((words) => (words === undefined ? [] : `${title} (${`${words}${mark}`.trim()})`)),
  ];
  return tries.find((words) => library.find(words) === entry) ?? entry.id;
};

const names = new WeakMap<Library, WeakMap<Entry, string>>();

/** Names that find their card again: the title, and what must be added to it where several cards share it. */
export const nameIn = (entry: Entry, library: Library): string => {
  const known = names.get(library) ?? new WeakMap<Entry, string>();
  names.set(library, known);
  const before = known.get(entry);
  if (before !== undefined) return before;
  const name = nameOf(entry, library);
  known.set(entry, name);
  return name;
};

/** What is besides a deck, with the names of its cards. */
export const namedBesides = (besides: readonly Beside[] = [], library: Library): readonly Beside[] =>
  besides.map((beside) => ({
    ...beside,
    cards: beside.cards.flatMap((id) => {
      const entry = library.find(id);
      return entry ? nameIn(entry, library) : [];
    }),
  }));
