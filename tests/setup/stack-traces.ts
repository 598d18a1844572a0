// Names the lines of the sources in stack traces that go through the bundled rooms (rooms.ts). Vitest can do this, too,
// but reads the whole map again for every line of every failure.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

type Prepare = NonNullable<typeof Error.prepareStackTrace>;

const place = /(file:\/\/\S+\/dist\/rooms\/\w+\/rooms\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

function mapOf(url: string): SourceMap {
  const file = fileURLToPath(url);
  const known = maps.get(file);
  if (known) return known;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  maps.set(file, map);
  return map;
}

const inSources = (text: string): string =>
  text.replace(place, (whole, url: string, line: string, column: string) => {
    const found = mapOf(url).findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return whole;
    return `${resolve(fileURLToPath(url), '..', found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });

const marked = Symbol.for('spaceline.stack-traces');

// Test files may share a worker, which runs this for each of them.
const before = Reflect.get(Error, 'prepareStackTrace') as (Prepare & { [marked]?: true }) | undefined;
if (before && before[marked] === undefined) {
  const prepare: Prepare & { [marked]?: true } = (error, frames) => {
    const text: unknown = before(error, frames);
    return typeof text === 'string' && text.includes('/dist/rooms/') ? inSources(text) : text;
  };
  prepare[marked] = true;
  Error.prepareStackTrace = prepare;
}
