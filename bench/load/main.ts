// Writes the figures of docs/load.md; started by scripts/load.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { embedded, postgres, reopening, starting, syncing, tables } from './measurements.ts';
import type { Row } from './measurements.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    every: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '30' },
    matches: { type: 'string', default: '100000' },
    on: { type: 'string', default: 'postgres,embedded' },
    only: { type: 'string', default: 'tables,reopen,start,sync' },
    write: { type: 'boolean', default: false },
  },
});
const [count, every, seconds, matches] = [values.tables, values.every, values.seconds, values.matches].map(Number);
const wanted = (part: string) => values.only.split(',').includes(part);

const rows: Row[] = [];
const note = (more: readonly Row[]) => {
  rows.push(...more);
  for (const [what, figure] of more) console.log(`${what}: ${figure}`);
};

for (const open of [postgres, embedded].filter(({ name }) => values.on.split(',').includes(name))) {
  const measure = async (part: string, work: (database: Awaited<ReturnType<typeof open>>) => Promise<Row[]>) => {
    if (!wanted(part)) return;
    const database = await open();
    try {
      note(await work(database));
    } finally {
      await database.end();
    }
  };
  await measure('tables', (database) => tables(database, count!, every!, seconds!));
  await measure('reopen', reopening);
  await measure('start', (database) => starting(database, matches!, 10));
}
if (wanted('sync')) note(await syncing(15));

if (values.write) {
  const page = new URL('../../docs/load.md', import.meta.url);
  const text = readFileSync(page, 'utf8');
  const [cpu] = cpus();
  const table = [
    `Node ${process.version}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}), clients and databases on the same machine, load average ${loadavg()[0]!.toFixed(1)} at the end.`,
    '',
    '| what | figure |',
    '| --- | --- |',
    ...rows.map(([what, figure]) => `| ${what} | ${figure} |`),
  ].join('\n');
  const marked = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/;
  writeFileSync(page, text.replace(marked, `$1\n${table}\n\n$2`));
}
