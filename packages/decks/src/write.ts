import { type Deck, counted, sectionTitles, sections } from './deck.ts';
import { findCard } from './titles.ts';

export type Notation = 'text' | 'json';

const titleOf = (id: string): string => findCard(id)?.title ?? id;

const textOf = (deck: Deck, title: string | undefined): string => {
  const parts = sections.map((section) => {
    const lines = [...counted(deck[section])].map(([id, copies]) => (copies > 1 ? `${copies}x ` : '') + titleOf(id));
    return `${sectionTitles[section]} (${deck[section].length})\n${lines.map((line) => `${line}\n`).join('')}`;
  });
  return `${title ? `Title: ${title}\n\n` : ''}${parts.join('\n')}`;
};

const jsonOf = (deck: Deck, title: string | undefined): string => {
  const list = (ids: readonly string[]): unknown[] =>
    [...counted(ids)].map(([id, count]) => (count > 1 ? { card: titleOf(id), count } : titleOf(id)));
  const value = {
    ...(title ? { title } : {}),
    missions: list(deck.missions),
    seeds: list(deck.seeds),
    draw: list(deck.draw),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
};

/** Writes a deck; reading it back gives the same cards in the same order, copies side by side. */
export const writeDeck = (deck: Deck, to: Notation = 'text', title?: string): string =>
  to === 'json' ? jsonOf(deck, title) : textOf(deck, title);
