import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allCards } from '@spaceline/cards';
import { makePool, serialize } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readPosition } from '@spaceline/testkit';

const folder = join(import.meta.dirname, '../../lessons');

/** The tables of lessons as the engine stores them: browsers know no notation of positions. */
export const lessonPositions = (): Record<string, object> => {
  const pool = makePool(allCards);
  const files = readdirSync(folder).filter((file) => file.endsWith('.position'));
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const { state, setup } = readPosition(readFileSync(join(folder, file), 'utf8'), pool, open);
      const { decks, seed } = setup;
      return [file.replace('.position', ''), { seed, decks, position: serialize(state) }];
    }),
  );
};
