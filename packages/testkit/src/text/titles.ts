import type { Pool } from '@spaceline/engine';

type Prepared = Pool['cards'][number];

/** Finds the titles of a pool in running text. */
export interface Titles {
  /** The longest title that stands at this place, and where it ends. */
  readonly at: (text: string, from: number) => { readonly card: Prepared; readonly end: number } | undefined;
  /** What a card is called: its title, and its id as well where the title alone means another card. */
  readonly nameOf: (def: Prepared['def']) => string;
  /** All cards of a title, each with its id. */
  readonly versions: (title: string) => readonly string[];
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
const ofWhich = /^ \{([^}]+)\}/;

/** Of cards that share a title it alone means the written one, then the one without a version, then First Edition. */
const rank = ({ def }: Prepared): number =>
  (def.unwritten ? 4 : 0) + (def.id.includes('.') ? 2 : 0) + (/\.2e(\.|$)/.test(def.id) ? 1 : 0);

/** Pools hold some of the versions of a title or others: only a card without a version is called the same in all. */
const needsId = (def: Prepared['def'], meant: Prepared | undefined): boolean =>
  meant?.def.id !== def.id || (def.unwritten === true && def.id.includes('.'));

export const makeTitles = (pool: Pool): Titles => {
  const plain = (title: string): string => title.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
  const byTitle = new Map<string, Prepared>();
  for (const card of pool.cards) {
    const title = plain(card.def.title);
    const other = byTitle.get(title);
    if (!other || rank(card) < rank(other)) byTitle.set(title, card);
  }
  const byFirst = new Map<string, { title: string; card: Prepared }[]>();
  for (const [title, card] of byTitle) {
    const list = byFirst.get(title.charAt(0)) ?? [];
    list.push({ title, card });
    byFirst.set(title.charAt(0), list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.title.length - a.title.length);
  return {
    at: (text, from) => {
      const found = (byFirst.get(text.charAt(from)) ?? []).find(
        ({ title }) => text.startsWith(title, from) && !wordGoesOn.test(text[from + title.length] ?? ''),
      );
      if (!found) return undefined;
      const end = from + found.title.length;
      const [said = '', id = ''] = ofWhich.exec(text.slice(end, end + 100)) ?? [];
      const named = pool.byId.get(id);
      return named && plain(named.def.title) === found.title
        ? { card: named, end: end + said.length }
        : { card: found.card, end };
    },
    nameOf: (def) => (needsId(def, byTitle.get(plain(def.title))) ? `${def.title} {${def.id}}` : def.title),
    versions: (title) => pool.cards.filter(({ def }) => def.title === title).map(({ def }) => `${title} {${def.id}}`),
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
