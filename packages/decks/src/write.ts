import { type Deck, type Section, counted, sectionTitles, sections } from './deck.ts';
import { type Library, written } from './library.ts';

export const notations = ['text', 'lackey', 'dek', 'json'] as const;
export type Notation = (typeof notations)[number];

type Name = (id: string) => string;

/** A title that finds its card again. */
const nameIn =
  (library: Library): Name =>
  (id) => {
    const entry = library.find(id);
    if (!entry) return id;
    const tries = [entry.title, `${entry.title} (${entry.version ?? '2E'})`, `${entry.title} (${entry.version} 2E)`];
    return tries.find((words) => library.find(words) === entry) ?? id;
  };

const textOf = (deck: Deck, name: Name, title: string | undefined): string => {
  const parts = sections.map((section) => {
    const lines = [...counted(deck[section])].map(([id, copies]) => (copies > 1 ? `${copies}x ` : '') + name(id));
    return `${sectionTitles[section]} (${deck[section].length})\n${lines.map((line) => `${line}\n`).join('')}`;
  });
  return `${title ? `Title: ${title}\n\n` : ''}${parts.join('\n')}`;
};

const jsonOf = (deck: Deck, name: Name, title: string | undefined): string => {
  const list = (ids: readonly string[]): unknown[] =>
    [...counted(ids)].map(([id, count]) => (count > 1 ? { card: name(id), count } : name(id)));
  const value = {
    ...(title ? { title } : {}),
    missions: list(deck.missions),
    seeds: list(deck.seeds),
    draw: list(deck.draw),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
};

/** LackeyCCG keeps the draw deck first and names the other zones. */
const zones: Readonly<Record<Section, string>> = { draw: 'Deck', missions: 'Missions', seeds: 'Seed' };
const zoneOrder: readonly Section[] = ['draw', 'missions', 'seeds'];

const lackeyOf = (deck: Deck, name: Name): string =>
  zoneOrder
    .map((section) => {
      const lines = [...counted(deck[section])].map(([id, copies]) => `${copies}\t${name(id)}\n`).join('');
      return section === 'draw' && lines !== '' ? lines : `${zones[section]}:\n${lines}`;
    })
    .join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const dekOf = (deck: Deck, name: Name): string => {
  const card = (id: string): string => `    <card><name>${escaped(name(id))}</name></card>\n`;
  const zone = (section: Section): string =>
    `  <superzone name="${zones[section]}">\n${deck[section].map(card).join('')}  </superzone>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<deck version="0.8">\n${zoneOrder.map(zone).join('')}</deck>\n`;
};

/** Writes a deck; reading it back gives the same cards in the same order, copies side by side. */
export const writeDeck = (deck: Deck, to: Notation = 'text', title?: string, library: Library = written): string => {
  const name = nameIn(library);
  switch (to) {
    case 'text':
      return textOf(deck, name, title);
    case 'json':
      return jsonOf(deck, name, title);
    case 'lackey':
      return lackeyOf(deck, name);
    case 'dek':
      return dekOf(deck, name);
  }
};
