import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countAgain, readCounted, writeCounted } from '@spaceline/testkit';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../positions');

/** `node --import tsx tests/stories/count.ts` counts anew after a change that is meant. */
test.each(readdirSync(folder).filter((file) => file.endsWith('.pos')))(
  '%s has as many lines of play as it says, and its options in that order',
  (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(writeCounted(countAgain(readCounted(text)))).toBe(text);
  },
);
