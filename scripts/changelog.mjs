// Folds the fragments in changes/ into CHANGELOG.md: `npm run changelog -- 1.2.0`. With --check it only reads them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const folder = new URL('changes/', root);
const file = new URL('CHANGELOG.md', root);

/** Who reads of which changes, and under which heading. */
const readers = {
  'For players': { card: 'Cards', rule: 'Rules', format: 'Formats', web: 'Client' },
  'For developers': { api: 'Programs and servers', tool: 'Tools' },
};
const kinds = Object.values(readers).flatMap(Object.keys);

const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
  : [];
const problems = [];
const fragments = names.sort().map((name) => {
  const [first, ...rest] = readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  const kind = /^kind: (\w+)$/.exec(first)?.[1];
  const text = rest.join(' ').replace(/\s+/g, ' ').trim();
  if (!kind || !kinds.includes(kind)) {
    problems.push(`changes/${name}: the first line must be "kind: ${kinds.join('|')}"`);
  }
  if (!text) problems.push(`changes/${name}: says nothing after its first line`);
  return { kind, text };
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (process.argv[2] === '--check') process.exit(0);

const version = process.argv[2];
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  console.error('Name the version: npm run changelog -- 1.2.0');
  process.exit(2);
}
if (fragments.length === 0) {
  console.error('changes/ holds no fragments.');
  process.exit(1);
}

const entries = (headings) =>
  Object.entries(headings)
    .map(([kind, heading]) => ({ heading, lines: fragments.filter((fragment) => fragment.kind === kind) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `#### ${heading}\n\n${lines.map(({ text }) => `- ${text}\n`).join('')}`);
const sections = Object.entries(readers)
  .map(([reader, headings]) => ({ reader, texts: entries(headings) }))
  .filter(({ texts }) => texts.length > 0)
  .map(({ reader, texts }) => `### ${reader}\n\n${texts.join('\n')}`);
const release = `## ${version} (${new Date().toISOString().slice(0, 10)})\n\n${sections.join('\n')}`;

const [title, ...older] = readFileSync(file, 'utf8').split(/^(?=## )/m);
writeFileSync(file, `${[title.trimEnd(), release.trimEnd(), ...older.map((part) => part.trimEnd())].join('\n\n')}\n`);
for (const name of names) rmSync(new URL(name, folder));
console.log(`${fragments.length} fragments folded into ${fileURLToPath(file)}`);
