#!/usr/bin/env node
/**
 * Takes the facts of all further First Edition cards over from tables of the community's card lists: one file a set,
 * in the columns of `packages/cards/facts/premiere.tsv`, besides them `special`, `opponent_end` and `text`. No wording is
 * taken over, only whether a card says more than its facts tell.
 *
 *     node --import tsx scripts/take-facts.mjs FOLDER      writes packages/cards/src/facts.json
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factRows } from './fact-rows.mjs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node --import tsx scripts/take-facts.mjs FOLDER');
  process.exit(2);
}

const tables = readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .sort()
  .map((name) => ({ set: basename(name, '.tsv'), text: readFileSync(join(folder, name), 'utf8') }));

const { columns, rows, unknown } = factRows(tables);
for (const line of unknown) console.error(`not in the catalogue: ${line}`);
const path = fileURLToPath(new URL('../packages/cards/src/facts.json', import.meta.url));
writeFileSync(path, `${JSON.stringify({ columns, rows }, null, 2)}\n`);
console.log(`${rows.length} cards of ${tables.length} sets`);
process.exit(unknown.length > 0 ? 1 : 0);
