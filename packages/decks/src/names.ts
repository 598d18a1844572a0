import type { Entry, Library } from './library.ts';

/** Names that find their card again: the title, and what must be added to it where several cards share it. */
export const nameIn = (entry: Entry, library: Library): string => {
  if (library.find(entry.title) === entry) return entry.title;
  const tries = [`${entry.title} (${entry.version ?? '2E'})`, `${entry.title} (${entry.version} 2E)`];
  return tries.find((words) => library.find(words) === entry) ?? entry.id;
};
