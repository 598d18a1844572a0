import { createHash } from 'node:crypto';
import { allCards } from '@spaceline/cards';

/** What computes a game here. Card texts are data, so their version is their content. */
export const versions = {
  engine: '1',
  cards: createHash('sha256').update(JSON.stringify(allCards)).digest('hex').slice(0, 16),
} as const;
