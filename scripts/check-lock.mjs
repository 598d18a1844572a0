// npm leaves platform packages it cannot find out of the lock without a word, and `npm ci` then refuses that lock on
// other machines. This check finds such holes, addresses of a particular package host, and packages that want a newer Node than
// `engines` promises, before anybody clones them.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** The folders in which Node would look for a dependency of the package at `place`, nearest first. */
function lookups(place, name) {
  const found = [];
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (!at.endsWith('node_modules')) found.push(`${at}${at && '/'}node_modules/${name}`);
    if (at === '') return found;
  }
}

/** Whether a version is at least, or exactly, what one part of a range asks for: `>=20.19.0`, `^22.13.0`, `18`, `*`. */
function meets(version, part) {
  const [, sign, numbers] = /^(\^|~|>=|<=|>|<|=|)v?([\d.x*]*)$/.exec(part) ?? [];
  if (numbers === undefined) throw new Error(`The range ${part} is not understood.`);
  const wanted = numbers
    .split('.')
    .filter((number) => /^\d+$/.test(number))
    .map(Number);
  const differing = wanted.findIndex((number, at) => number !== version[at]);
  const order = differing < 0 ? 0 : version[differing] - wanted[differing];
  const fixed = { '^': 1, '~': 2, '': wanted.length, '=': wanted.length }[sign] ?? 0;
  if (differing >= 0 && differing < fixed) return false;
  return { '>': order > 0, '<': order < 0, '<=': order <= 0 }[sign] ?? order >= 0;
}

const isMet = (version, range) =>
  range.split('||').some((parts) =>
    parts
      .trim()
      .replaceAll(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
      .every((part) => meets(version, part)),
  );

/** The lowest versions of Node that are promised. */
const promised = packages[''].engines.node
  .split('||')
  .map((range) => /\d+(\.\d+)*/.exec(range)[0].split('.').map(Number));

const problems = [];
for (const [place, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!lookups(place, name).some((key) => key in packages)) problems.push(`${place} lacks its optional ${name}`);
  }
  for (const version of entry.engines?.node ? promised : [])
    if (!isMet(version, entry.engines.node))
      problems.push(`${place} wants Node ${entry.engines.node}, and engines promises ${version.join('.')}`);
  if (/^\w+:\/\//.test(entry.resolved ?? '')) problems.push(`${place} names the address it was fetched from`);
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`);
if (problems.length > 0) process.exit(1);
