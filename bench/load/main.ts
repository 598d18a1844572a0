// Measures, and writes the figures into docs/load.md; started by scripts/load.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { memory } from './memory.ts';
import { embedded, least, officers, postgres, reopening, starting, syncing, tables } from './measurements.ts';
import type { Database, Row } from './measurements.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    officers: { type: 'string', default: '200' },
    every: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '30' },
    matches: { type: 'string', default: '100000' },
    parts: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [count, against, every, seconds, matches] = [
  values.tables,
  values.officers,
  values.every,
  values.seconds,
  values.matches,
].map(Number) as [number, number, number, number, number];

const on = (open: () => Promise<Database>, work: (database: Database) => Promise<Row[]>) => async () => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
};

/** Each takes less than four minutes, and has a table of its own in the page. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  tables: on(postgres, (database) => tables(database, { count, every, seconds })),
  least: on(postgres, (database) => least(database, { count, every, seconds })),
  'tables-embedded': on(embedded, (database) => tables(database, { count: 100, every, seconds })),
  memory: on(postgres, (database) => memory(database, count / 2)),
  officers: on(postgres, (database) => officers(database, { count: against, every, seconds })),
  reopen: on(postgres, reopening),
  'reopen-embedded': on(embedded, reopening),
  start: on(postgres, (database) => starting(database, matches, 10)),
  'start-embedded': on(embedded, (database) => starting(database, matches, 10)),
  sync: () => syncing(15),
};
const wanted = values.parts?.split(',') ?? Object.keys(parts);
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const page = new URL('../../docs/load.md', import.meta.url);

/** Puts the figures of one part in the place of those that were there. */
async function write(part: string, lines: readonly string[]) {
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- ${part} -->\\n)[\\s\\S]*?(<!-- end of ${part} -->)`);
  if (!place.test(text)) throw new Error(`docs/load.md has no place for ${part}.`);
  const filled = text.replace(place, (_, begin: string, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`);
  const filepath = fileURLToPath(page);
  writeFileSync(page, await format(filled, { ...(await resolveConfig(filepath)), filepath }));
}

for (const part of wanted) {
  const before = loadavg()[0]!;
  const rows = await parts[part]!();
  for (const [what, figure] of rows) console.log(`${what}: ${figure}`);
  const machine = `Node ${process.version}, ${cpus().length} cores, load average ${before.toFixed(1)} before.`;
  const table = ['| what | figure |', '| --- | --- |', ...rows.map(([what, figure]) => `| ${what} | ${figure} |`)];
  if (values.write) await write(part, [machine, '', ...table]);
}
