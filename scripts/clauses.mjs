// Writes packages/formats/src/clauses.generated.json, the law as data, from rules/*.md and docs/rulings.md: every clause
// with its chapter, title, whole text and rulings. With --check it only says whether the file is up to date.
import { readFileSync } from 'node:fs';
import { root } from './ensure.mjs';
import { writeGenerated } from './generated.mjs';

const read = (name) => readFileSync(new URL(name, root), 'utf8');

const sheets = { B: 'base', A: 'assisted', OTF: 'otf', MOD: 'modern', BETA: 'otf-beta', R4: 'rule-of-four' };
const sheetOf = (id) => sheets[id.split('-')[0]] ?? 'warp-speed';

const idPattern = '(?:(?:B|OTF|MOD|BETA|R4|EP|WS)-\\d+\\.\\d+|A-\\d(?:\\.\\d+)?)';
const idsIn = (text) => {
  const ids = text.match(new RegExp(`\\b${idPattern}`, 'g')) ?? [];
  for (const [, chapter, from, to] of text.matchAll(/\b([A-Z0-9]+-\d+)\.(\d+) to \1\.(\d+)/g))
    for (let n = Number(from) + 1; n < Number(to); n++) ids.push(`${chapter}.${n}`);
  return [...new Set(ids)];
};

const plain = (text) =>
  text
    .replace(/ ?\[R-\d+\]/g, '')
    .replace(/\*\*|`|(?<![\w*])\*(?=\w)|(?<=[\w"])\*(?![\w*])/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(^|[.;)] )Ex\. /g, (_, before) => (before ? `${before.trimEnd()}\nExample: ` : 'Example: '))
    .trim();

const capital = (text) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The longest a title may be, so that it fits where it is shown beside its id. */
const longest = 85;

/** The first sentence, if it stands for the clause; references to others are left out. */
const firstSentence = (text) =>
  text
    .split(/(?<=[\w)\]"%])\.(?: (?=["A-Z([])|\n|$)/)[0]
    .replace(/ \((?:see )?(?:chapter \d+|[BR]-[\d.]+(?: ff\.)?(?:(?:, | and | to )[BR]-[\d.]+)*)\)/g, '');

const titleOf = (id, given, text) => {
  const title = given ? plain(given).replace(/\.$/, '') : firstSentence(text);
  if (title.length > longest || /[:,]$|[;…]/.test(title) || (!given && title.includes(':')))
    throw new Error(`${id} has no short title: write one after its id, as **${id} Title.**`);
  return capital(title);
};

/** A row of a table of clauses: what it is about, and what its columns say. */
const rowText = (heads, what, cells) => {
  const said = heads.length === 1 ? [`${what}: ${cells[0]}`] : heads.map((name, i) => `${name}: ${cells[i]}`);
  return said.map((one) => (one.endsWith('.') ? one : `${one}.`)).join(' ');
};

const head = new RegExp(`^(${idPattern})(?: \\(= ([^)]+)\\))?(?: (.+?))?$`);

/** The clauses of one book in their order, with the chapters they stand in. */
const clausesOf = (text) => {
  const found = [];
  let chapter;
  let section;
  let heads = [];
  const add = (id, given, said) => {
    const whole = plain(said);
    const of = { id, sheet: sheetOf(id), chapter, ...(section ? { section } : {}) };
    found.push({ ...of, title: titleOf(id, given, whole), text: whole });
  };
  for (const block of text.split(/\n(?=- |\||#)|\n\n/)) {
    const [, level, number, name] = /^(##+) (?:(\d+)[a-z]?\. )?(.*)$/.exec(block) ?? [];
    if (level === '##') {
      chapter = number ? `${number}. ${name}` : name;
      section = undefined;
      heads = [];
    } else if (level) section = name;
    const [, bold, said] = /^- \*\*(.+?)\*\* ?([\s\S]*)$/.exec(block) ?? [];
    const [, id, same, given] = (bold && head.exec(bold)) || [];
    if (id) for (const each of [id, ...idsIn(same ?? '')]) add(each, given, said);
    if (block.startsWith('|')) {
      const cells = block
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [, row, given, what] = new RegExp(`^(${idPattern}) (?:\\*\\*(.+?)\\*\\* )?(.*)$`).exec(cells[0]) ?? [];
      if (row) add(row, given ?? what, rowText(heads, what, cells.slice(1)));
      else if (!/^-+$/.test(cells[0])) heads = cells.slice(1);
    }
  }
  return found;
};

/** Other readings and how sure we are, told in whole words. */
const rulingText = (text) =>
  plain(text)
    .replace(/ Alt\.: /, ' Other readings: ')
    .replace(/ (High|Medium|Low)([^.]*)\.$/, (_, sure, more) => ` Confidence: ${sure.toLowerCase()}${more}.`);

/** The rulings that stand in the books themselves. */
const ownRulings = (text) =>
  [...text.matchAll(/^- \*\*([RF]-\d+)\*\* \(([^)]+)\) ([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm)].map(
    ([, id, about, said]) => ({ id, about: idsIn(about), text: rulingText(said) }),
  );

/** Titles of cards by their collector's numbers. */
const cardTitles = new Map(
  read('packages/cards/facts/premiere.tsv')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([number, title]) => [Number(number), title]),
);
const titlesOf = (numbers) =>
  numbers.split(', ').flatMap((part) => {
    const [from, to = from] = part.split('–').map((one) => Number(one.replace('P', '')));
    return Array.from({ length: to - from + 1 }, (_, i) => cardTitles.get(from + i));
  });

/** The rulings of docs/rulings.md: of the game and of formats by the clauses they are about, of cards by those they name. */
const furtherRulings = (text, known) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\|$/g, '').trim()))
    .flatMap(([id, ...cells]) => {
      if (/^[SF]-\d+$/.test(id)) return [{ id, about: idsIn(cells[0]), text: cells[1], why: cells[2] }];
      if (/^A-\d\.\d+$/.test(id) && !known.has(id))
        return [{ id, about: [id.slice(0, id.indexOf('.'))], text: cells[0], why: cells[1] }];
      if (!/^P\d/.test(id)) return [];
      return [{ id, about: idsIn(cells.join(' ')), text: `${titlesOf(id).join(', ')}: ${cells[0]}`, why: cells[1] }];
    })
    .map(({ why, ...ruling }) => ({ ...ruling, ...(why ? { why } : {}) }));

const books = ['rules/base-game.md', 'rules/formats.md', 'rules/assisted.md'].map(read);
const sortKey = ({ id }) => {
  const parts = id.split(/[-.]/).map((part) => (/^\d+$/.test(part) ? part.padStart(4, '0') : part));
  return `${id.startsWith('B-') ? '0' : '1'}${parts.join('.')}`;
};
const clauses = books.flatMap(clausesOf).sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
const known = new Set(clauses.map(({ id }) => id));
const twice = clauses.find(({ id }, i) => clauses[i + 1]?.id === id);
if (twice) throw new Error(`${twice.id} is there twice.`);

const rulings = [...books.flatMap(ownRulings), ...furtherRulings(read('docs/rulings.md'), known)];
for (const { id, about } of rulings)
  for (const one of about) if (!known.has(one)) throw new Error(`${id} is about ${one}, which is no clause.`);
const told = clauses.map((clause) => ({
  ...clause,
  rulings: rulings.filter(({ about }) => about.includes(clause.id)).map(({ id }) => id),
}));
const kept = rulings
  .filter(({ about }) => about.length > 0)
  .map(({ id, text, why }) => ({ id, text, ...(why ? { why } : {}) }));

const lines = (items) => items.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
const json = `{\n  "clauses": [\n${lines(told)}\n  ],\n  "rulings": [\n${lines(kept)}\n  ]\n}\n`;
writeGenerated({ 'packages/formats/src/clauses.generated.json': json }, 'node scripts/clauses.mjs');
