import { type Deck, type Section, counted, sectionTitles, sections } from './deck.ts';
import { eachPart } from '@spaceline/language';
import { type Library, written } from './library.ts';
import { escaped } from './markup.ts';
import { nameIn } from './names.ts';

export const notations = ['text', 'lackey', 'dek', 'json'] as const;
export type Notation = (typeof notations)[number];

type Name = (id: string) => string;

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
    ...eachPart((part) => list(deck[part])),
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

const dekOf = (deck: Deck, name: Name, title: string | undefined): string => {
  const card = (id: string): string => `    <card><name>${escaped(name(id))}</name></card>\n`;
  const zone = (section: Section): string =>
    `  <superzone name="${zones[section]}">\n${deck[section].map(card).join('')}  </superzone>\n`;
  const meta = title ? `  <meta><title>${escaped(title)}</title></meta>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<deck version="0.8">\n${meta}${zoneOrder.map(zone).join('')}</deck>\n`;
};

/** Writes a deck; reading it back gives the same cards in the same order, copies side by side. */
export const writeDeck = (deck: Deck, to: Notation = 'text', title?: string, library: Library = written): string => {
  const name: Name = (id) => {
    const entry = library.find(id);
    return entry ? nameIn(entry, library) : id;
  };
  const heading = title?.replace(/\s+/g, ' ').trim();
  switch (to) {
    case 'text':
      return textOf(deck, name, heading);
    case 'json':
      return jsonOf(deck, name, heading);
    case 'lackey':
      return lackeyOf(deck, name);
    case 'dek':
      return dekOf(deck, name, heading);
  }
};
