import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as a query says. */
export function media(words: string): () => boolean {
  const query = matchMedia(words);
  const listen = (changed: () => void): (() => void) => {
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(listen, () => query.matches);
}
