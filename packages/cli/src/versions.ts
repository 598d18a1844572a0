import { createHash } from 'node:crypto';
import { allCards } from '@spaceline/cards';
import { engineVersion } from '@spaceline/engine';
import type { CardDef } from '@spaceline/language';

/** What computes a game here, with these cards beyond the written ones. Card texts are data: their version is their content. */
export const versionsWith = (further: readonly CardDef[]) =>
  ({
    engine: engineVersion,
    cards: createHash('sha256')
      .update(JSON.stringify([...allCards, ...further]))
      .digest('hex')
      .slice(0, 16),
  }) as const;
