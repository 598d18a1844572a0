// Writes the catalogue of all titles and the conversion list from a folder of card tables:
// `node scripts/catalogue.mjs FOLDER`, where FOLDER holds catalogue.tsv. Facts only; the columns are explained there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say which folder holds catalogue.tsv.');
  process.exit(2);
}

const idOf = (title) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’".!?]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const [head, ...lines] = readFileSync(join(folder, 'catalogue.tsv'), 'utf8').trimEnd().split('\n');
const columns = head.split('\t');
const printings = lines.map((line) =>
  Object.fromEntries(line.split('\t').map((value, i) => [columns[i], value.trim()])),
);

/** One card: its printings share title, version and edition. */
const cards = new Map();
for (const p of printings) {
  const second = p.also_2e === 'yes';
  const parts = [idOf(p.name), ...(second ? ['2e'] : []), ...(p.version ? [idOf(p.version)] : [])];
  const id = parts.join('.');
  const known = cards.get(id);
  if (known) {
    known.sets.add(p.set);
    known.icons ||= p.icons;
  } else cards.set(id, { ...p, id, second, sets: new Set([p.set]) });
}

const marks = { unique: '', universal: 'v', enigma: 'e', 'n/a': '-' };
const sets = [...new Set(printings.map((p) => p.set))];
const rows = [...cards.values()].map((c) =>
  [
    c.name,
    c.version,
    c.second ? '2' : '',
    c.type,
    c.affiliation,
    marks[c.uniqueness] ?? '-',
    c.icons,
    [...c.sets].map((set) => sets.indexOf(set)).join(' '),
  ]
    .join('\t')
    .replace(/\t+$/, ''),
);

const root = fileURLToPath(new URL('../', import.meta.url));
const list = (items) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
writeFileSync(
  join(root, 'packages/cards/src/titles.json'),
  `{\n  "sets": [\n${list(sets)}\n  ],\n  "rows": [\n${list(rows)}\n  ]\n}\n`,
);

const becomes = (words) => {
  const [, title, set, number] = /^(.*) \[(.*?) (\d+) V?P?\]$/.exec(words);
  const target = printings.find((p) => p.also_2e !== 'yes' && p.name === title && p.set === set && p.number === number);
  if (!target) throw new Error(`No First Edition card ${words}.`);
  return [idOf(target.name), ...(target.version ? [idOf(target.version)] : [])].join('.');
};
const converted = new Map();
for (const p of printings) {
  if (!p.copies_of) continue;
  const entry = converted.get(p.name) ?? { title: p.name, from: new Set(), becomes: becomes(p.copies_of) };
  entry.from.add([idOf(p.name), '2e', ...(p.version ? [idOf(p.version)] : [])].join('.'));
  converted.set(p.name, entry);
}
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
const conversions = [...converted.values()].map(
  (c) =>
    `    { title: ${quoted(c.title)}, from: [${[...c.from].map(quoted).join(', ')}], becomes: ${quoted(c.becomes)} },`,
);
writeFileSync(
  join(root, 'packages/formats/src/data/conversions.ts'),
  `import type { ConversionList } from '@spaceline/engine/format';

/** Second Edition cards by the ids of the catalogue, and the First Edition cards they were converted into. */
export const otfConversions: ConversionList = {
  name: 'Converted Cards List',
  date: 'Beta Test Version 1',
  source: 'the rules sheet of the Official Tournament Format, Beta Test Version 1',
  cards: [
${conversions.join('\n')}
  ],
};
`,
);
console.log(`${rows.length} cards of ${sets.length} sets, ${converted.size} conversions`);
