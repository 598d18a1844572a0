import { has, read, write } from './storage.ts';

/**
 * What was thrown away in this browser and is to be thrown away by the server, too: written down, because what is only
 * missing here may have been lost.
 */

type Shelf = 'decks' | 'formats';

const key = 'spaceline.thrown';

export function thrownAway(shelf: Shelf): readonly string[] {
  const value = read(key);
  const names: unknown = has(value, shelf) ? value[shelf] : [];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function note(shelf: Shelf, names: readonly string[]): void {
  const value = read(key);
  write(key, { ...(has(value) ? value : {}), [shelf]: names });
}

export const noteThrown = (shelf: Shelf, name: string): void => note(shelf, [...new Set([...thrownAway(shelf), name])]);

export const dropThrown = (shelf: Shelf, name: string): void =>
  note(
    shelf,
    thrownAway(shelf).filter((each) => each !== name),
  );
