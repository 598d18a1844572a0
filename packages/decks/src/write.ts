import { type Beside } from './besides.ts';
import { type Deck, type Section, counted, sectionTitles, sections } from './deck.ts';
import { eachPart } from '@spaceline/language';
import { type Library, written } from './library.ts';
import { escaped } from './markup.ts';
import { nameIn } from './names.ts';

export const notations = ['text', 'lackey', 'dek', 'json'] as const;
export type Notation = (typeof notations)[number];

type Name = (id: string) => string;

/** Lines of a list: copies are written once, with their number. */
const listed = (ids: readonly string[], line: (name: string, copies: number) => string, name: Name): string =>
  [...counted(ids)].map(([id, copies]) => `${line(name(id), copies)}\n`).join('');

const textLine = (name: string, copies: number): string => (copies > 1 ? `${copies}x ` : '') + name;

const textOf = (deck: Deck, name: Name, title: string | undefined, besides: readonly Beside[]): string => {
  const part = (heading: string, ids: readonly string[]): string =>
    `${heading} (${ids.length})\n${listed(ids, textLine, name)}`;
  const parts = [
    ...sections.map((section) => part(sectionTitles[section], deck[section])),
    ...besides.map((beside) => part(headingOf(beside), beside.cards)),
  ];
  return `${title ? `Title: ${title}\n\n` : ''}${parts.join('\n')}`;
};

const headingOf = ({ kind, name }: Beside): string => (kind === 'aside' ? name : `Side deck: ${name}`);

const jsonOf = (deck: Deck, name: Name, title: string | undefined, besides: readonly Beside[]): string => {
  const list = (ids: readonly string[]): unknown[] =>
    [...counted(ids)].map(([id, count]) => (count > 1 ? { card: name(id), count } : name(id)));
  const sideDecks = besides.filter(({ kind }) => kind === 'side deck');
  const value = {
    ...(title ? { title } : {}),
    ...eachPart((part) => list(deck[part])),
    ...(sideDecks.length === 0
      ? {}
      : { sideDecks: Object.fromEntries(sideDecks.map((side) => [side.name, list(side.cards)])) }),
    ...Object.fromEntries(besides.filter(({ kind }) => kind === 'aside').map(({ cards }) => ['aside', list(cards)])),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
};

/** LackeyCCG keeps the draw deck first and names the other zones; these are the names of its plugin for this game. */
const zones: Readonly<Record<Section, string>> = { draw: 'Deck', missions: 'Missions', seeds: 'Seed+Dil' };
const zoneOrder: readonly Section[] = ['draw', 'missions', 'seeds'];
const zoneOfBeside = (beside: Beside): string => (beside.name === "Q's Tent" ? 'QsTent' : headingOf(beside));

const lackeyOf = (deck: Deck, name: Name, besides: readonly Beside[]): string => {
  const zone = (heading: string, ids: readonly string[]): string => {
    const lines = listed(ids, (card, copies) => `${copies}\t${card}`, name);
    return heading === zones.draw && lines !== '' ? lines : `${heading}:\n${lines}`;
  };
  return [
    ...zoneOrder.map((section) => zone(zones[section], deck[section])),
    ...besides.map((beside) => zone(zoneOfBeside(beside), beside.cards)),
  ].join('');
};

const dekOf = (deck: Deck, name: Name, title: string | undefined, besides: readonly Beside[]): string => {
  const card = (id: string): string => `    <card><name>${escaped(name(id))}</name></card>\n`;
  const zone = (heading: string, ids: readonly string[]): string =>
    `  <superzone name="${escaped(heading)}">\n${ids.map(card).join('')}  </superzone>\n`;
  const all = [
    ...zoneOrder.map((section) => zone(zones[section], deck[section])),
    ...besides.map((beside) => zone(zoneOfBeside(beside), beside.cards)),
  ];
  const meta = title ? `  <meta><title>${escaped(title)}</title></meta>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<deck version="0.8">\n${meta}${all.join('')}</deck>\n`;
};

/** Writes a deck and what is besides it; reading it back gives the same cards in the same order, copies side by side. */
export const writeDeck = (
  deck: Deck,
  to: Notation = 'text',
  title?: string,
  library: Library = written,
  besides: readonly Beside[] = [],
): string => {
  const name: Name = (id) => {
    const entry = library.find(id);
    return entry ? nameIn(entry, library) : id;
  };
  const heading = title?.replace(/\s+/g, ' ').trim();
  switch (to) {
    case 'text':
      return textOf(deck, name, heading, besides);
    case 'json':
      return jsonOf(deck, name, heading, besides);
    case 'lackey':
      return lackeyOf(deck, name, besides);
    case 'dek':
      return dekOf(deck, name, heading, besides);
  }
};
