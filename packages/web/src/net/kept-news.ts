/** News of the decks and house formats in this browser: some were kept, or thrown away, or came from elsewhere. */

const listeners = new Set<() => void>();
let news = 0;

/** Something was kept or thrown away: whoever shares them with the server hears of it, and whoever shows them. */
export function tellKept(): void {
  news += 1;
  for (const listener of listeners) listener();
}

export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Another number after each change, for pages that show them. */
export const keptNews = (): number => news;
