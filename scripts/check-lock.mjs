// npm leaves platform packages it cannot find out of the lock without a word, and `npm ci` then refuses that lock on
// other machines. This check finds such holes, and addresses of a particular package host, before anybody clones them.
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

const problems = [];
for (const [place, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!lookups(place, name).some((key) => key in packages)) problems.push(`${place} lacks its optional ${name}`);
  }
  if (/^\w+:\/\//.test(entry.resolved ?? '')) problems.push(`${place} names the address it was fetched from`);
}

for (const problem of problems) console.error(`package-lock.json: ${problem}`);
if (problems.length > 0) process.exit(1);
