// A build of the client as a server sends it, and another one put in its place, as an update does.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../dist/web', import.meta.url));
const worker = 'service-worker.js';

/** Scripts carry a hash at the end of their names. */
const script = /[\w-]+-[\w-]{8}\.js/g;

/** The build as it is, without files of older ones. */
export function copyBuild(folder: string): void {
  const named = readFileSync(join(web, worker), 'utf8');
  cpSync(web, folder, {
    recursive: true,
    filter: (file) =>
      !/\.(br|gz)$/.test(file) && (!file.includes('/assets/') || named.includes(file.split('/').at(-1)!)),
  });
}

/** Every script gets another name, in all that names it, and the old ones are gone. Returns the names that were. */
export function publishAnother(folder: string): readonly string[] {
  const assets = join(folder, 'assets');
  const old = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const newName = (name: string): string =>
    old.includes(name) ? name.replace(/(.)\.js$/, (_, last) => (last === '0' ? '1.js' : '0.js')) : name;
  const renamed = (file: string): string => readFileSync(file, 'utf8').replaceAll(script, newName);
  for (const name of old) writeFileSync(join(assets, newName(name)), renamed(join(assets, name)));
  for (const name of old) rmSync(join(assets, name));
  const page = renamed(join(folder, 'index.html'));
  writeFileSync(join(folder, 'index.html'), page);
  const hash = createHash('sha256').update(page);
  const next = renamed(join(folder, worker))
    .replace(/sha256-[\w+/=]+/, `sha256-${hash.digest('base64')}`)
    .replace(/(version:")\w+/, '$1another');
  writeFileSync(join(folder, worker), next);
  return old;
}
