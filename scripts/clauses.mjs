// Writes packages/formats/src/clauses.generated.json, the list of all clause ids with a short title, from the rules digest:
// `node scripts/clauses.mjs FOLDER`, where FOLDER holds base-game.md and formats.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say which folder holds base-game.md and formats.md.');
  process.exit(2);
}

const sheets = { OTF: 'otf', MOD: 'modern', BETA: 'otf-beta', R4: 'rule-of-four', EP: 'warp-speed', WS: 'warp-speed' };
const sheetId = '(?:OTF|MOD|BETA|R4|EP|WS)-\\d+\\.\\d+';

const plain = (text) =>
  text
    .replace(/\[R-\d+\]/g, '')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The first sentence, cut at a word if it is long. */
const titleOf = (text) => {
  const sentence = plain(text)
    .replace(/^[\s.:—-]+/, '')
    .split(/(?<=[a-z)\]"])[.;:] /)[0]
    .replace(/[.;:]+$/, '')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
  if (sentence.length <= 100) return sentence;
  return `${sentence.slice(0, 100).replace(/[\s,(]+\S*$/, '')} …`;
};

const baseClauses = (text) => {
  const listed = [...text.matchAll(/^- \*\*(B-\d+\.\d+)\*\*\s*([\s\S]*?)(?=^- \*\*|^#|^$)/gm)];
  const hooks = [...text.matchAll(/^\| (B-\d+\.\d+) ([^|]+)\|/gm)];
  return [...listed, ...hooks].map(([, id, said]) => ({ id, title: titleOf(said), sheet: 'base' }));
};

const sheetClauses = (text) => {
  const body = text.slice(text.indexOf('\n## '), text.indexOf('\n## Rulings of ours'));
  const items = body.split(/^- (?=\*\*)|^#.*$|\n\n/m);
  const found = new Map();
  for (const item of items) {
    const heads = [...item.matchAll(new RegExp(`\\*\\*(${sheetId})([^*]*)\\*\\*`, 'g'))];
    heads.forEach((head, i) => {
      const said = item.slice(head.index + head[0].length, heads[i + 1]?.index);
      const name = head[2].replace(/\([^)]*\)/g, '').replace(new RegExp(`/? ?${sheetId}`, 'g'), '');
      const title = titleOf(plain(name).replace(/[.\s]/g, '') ? name : said);
      for (const [id] of `${head[1]}${head[2]}`.matchAll(new RegExp(sheetId, 'g')))
        if (!found.has(id)) found.set(id, { id, title, sheet: sheets[id.split('-')[0]] });
    });
  }
  return [...found.values()];
};

const read = (name) => readFileSync(join(folder, name), 'utf8');
const parts = (id) => id.split(/[-.]/).map((part) => (/^\d+$/.test(part) ? part.padStart(4, '0') : part));
const sortKey = ({ id }) => `${id.startsWith('B-') ? '0' : '1'}${parts(id).join('.')}`;
const clauses = [...baseClauses(read('base-game.md')), ...sheetClauses(read('formats.md'))].sort((a, b) =>
  sortKey(a) < sortKey(b) ? -1 : 1,
);
const twice = clauses.find(({ id }, i) => clauses[i + 1]?.id === id);
if (twice) throw new Error(`${twice.id} is there twice.`);

const target = new URL('../packages/formats/src/clauses.generated.json', import.meta.url);
writeFileSync(target, `[\n${clauses.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
console.log(`${clauses.length} clauses`);
