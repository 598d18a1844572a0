import type { Card } from './deck.ts';
import { type Library, plain, written } from './library.ts';

/** The written card of this title or id. */
export const findCard = (words: string): Card | undefined => written.find(words)?.card;

/** How many letters must be changed, added, left out or swapped with their neighbour. */
export const distance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length];
};

const startOrPart = (words: string, title: string): number => {
  if (words.length < 3) return -1;
  if (title.startsWith(words)) return 0;
  return title.includes(words) ? 1 : -1;
};

/** Titles somebody may have meant, likeliest first; of equally likely ones those that can be played. */
export const suggestions = (words: string, most = 3, library: Library = written): readonly string[] => {
  const meant = plain(words).slice(0, 60);
  if (!meant) return [];
  const limit = Math.max(1, Math.floor(meant.length / 4));
  const found: { readonly title: string; readonly score: number }[] = [];
  const seen = new Set<string>();
  for (const { title } of library.entries) {
    if (seen.has(title)) continue;
    seen.add(title);
    const letters = plain(title);
    const part = startOrPart(meant, letters);
    const score = part >= 0 ? part : 1 + distance(meant, letters, limit);
    if (score <= 1 + limit) found.push({ title, score: score + (library.find(title)?.card ? 0 : 0.5) });
  }
  found.sort((a, b) => a.score - b.score || (a.title < b.title ? -1 : 1));
  return found.slice(0, most).map((one) => one.title);
};

/** The hint for words that name no card. */
export const didYouMean = (words: string, library: Library = written): string => {
  const titles = suggestions(words, 3, library);
  return titles.length ? `Did you mean ${titles.join(', or ')}?` : 'Look it up with `spaceline cards`.';
};
