import { deckParts } from '@spaceline/language';
import type { DeckPart } from '@spaceline/language';
import { t } from '../i18n/t.ts';
import type { DeckList } from '../net/api.ts';

/** A deck as a part of an address, so that a link is all one has to send. */

export interface SharedDeck {
  readonly name: string;
  readonly format: string;
  readonly deck: DeckList;
}

/** Copies once, with their number: `2*data`. */
const written = (ids: readonly string[]): string => {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].map(([id, count]) => (count > 1 ? `${count}*${id}` : id)).join(',');
};

const mostCopies = 60;
const mostCards = 400;

const readPart = (text: string): readonly string[] | undefined => {
  const ids: string[] = [];
  for (const entry of text === '' ? [] : text.split(',')) {
    const [, count = '1', id] = /^(?:(\d+)\*)?([a-z0-9][a-z0-9.-]*)$/.exec(entry) ?? [];
    if (id === undefined || Number(count) > mostCopies) return undefined;
    ids.push(...Array.from({ length: Number(count) }, () => id));
  }
  return ids.length > mostCards ? undefined : ids;
};

export const sharedAddress = ({ name, format, deck }: SharedDeck): string => {
  const parts = new URLSearchParams({ name, format });
  for (const part of deckParts) parts.set(part, written(deck[part]));
  return `#/decks/shared?${parts}`;
};

/** `undefined`: the address was cut or changed on its way. */
export function readShared(query: string): SharedDeck | undefined {
  const parts = new URLSearchParams(query);
  const read = (part: DeckPart) => readPart(parts.get(part) ?? '');
  const [missions, seeds, draw] = [read('missions'), read('seeds'), read('draw')];
  if (!missions || !seeds || !draw || missions.length + seeds.length + draw.length === 0) return undefined;
  return {
    name: parts.get('name')?.trim().slice(0, 40) || t('A shared deck'),
    format: parts.get('format') ?? 'open',
    deck: { missions, seeds, draw },
  };
}
