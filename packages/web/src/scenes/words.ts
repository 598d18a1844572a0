import type { CardId } from '@spaceline/engine';
import { cardList as listed } from '../i18n/table-words.ts';
import type { Names } from '../words.ts';

/** Cards by name, and how many more there are. */
export const cardList = (cards: readonly CardId[], total: number, names: Names): string =>
  listed([...cards, ...Array.from({ length: Math.max(0, total - cards.length) }, () => undefined)], names);
