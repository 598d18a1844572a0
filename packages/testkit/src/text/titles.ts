import type { Pool } from '@spaceline/engine';

type Prepared = Pool['cards'][number];

/** Finds the titles of a pool in running text. */
export interface Titles {
  /** The longest title that stands at this place, and where it ends. */
  readonly at: (text: string, from: number) => { readonly card: Prepared; readonly end: number } | undefined;
  /** Titles somebody may have meant. */
  readonly like: (words: string) => readonly string[];
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));

/** How alike two words are: the share of letter pairs they have in common. */
const likeness = (a: string, b: string): number => {
  const [x, y] = [pairsOf(lettersOf(a)), pairsOf(lettersOf(b))];
  if (x.size + y.size === 0) return 0;
  return (2 * [...x].filter((pair) => y.has(pair)).length) / (x.size + y.size);
};

const wordGoesOn = /[A-Za-z0-9]/;

export const makeTitles = (pool: Pool): Titles => {
  const plain = (title: string): string => title.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
  const byFirst = new Map<string, { title: string; card: Prepared }[]>();
  for (const card of pool.cards) {
    const title = plain(card.def.title);
    const list = byFirst.get(title[0]) ?? [];
    list.push({ title, card });
    byFirst.set(title[0], list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.title.length - a.title.length);
  return {
    at: (text, from) => {
      const found = (byFirst.get(text[from]) ?? []).find(
        ({ title }) => text.startsWith(title, from) && !wordGoesOn.test(text[from + title.length] ?? ''),
      );
      return found && { card: found.card, end: from + found.title.length };
    },
    like: (words) =>
      pool.cards
        .map((card) => ({ title: card.def.title, score: likeness(words, card.def.title) }))
        .filter(({ score }) => score > 0.4)
        .sort((a, b) => b.score - a.score)
        .slice(0, 3)
        .map(({ title }) => title),
  };
};

const known = new WeakMap<Pool, Titles>();

/** The titles of a pool, prepared once. */
export const titlesOf = (pool: Pool): Titles => {
  const made = known.get(pool) ?? makeTitles(pool);
  known.set(pool, made);
  return made;
};
