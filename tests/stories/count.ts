// Counts the lines of play of every position anew and writes them down: `node --import tsx tests/stories/count.ts`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countAgain, readCounted, writeCounted } from '@spaceline/testkit';

const folder = join(import.meta.dirname, '../../positions');

for (const file of readdirSync(folder).filter((name) => name.endsWith('.pos'))) {
  const path = join(folder, file);
  const counted = countAgain(readCounted(readFileSync(path, 'utf8')));
  writeFileSync(path, writeCounted(counted));
  console.log(file, counted.lines.join(' '));
}
