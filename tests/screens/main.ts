// Takes the pictures of docs/screens: all of them, those whose names contain one of the words given, or with the word
// "compared" those that a test compares.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletted } from './paletted.ts';
import { compared, shots } from './shots.ts';
import { openStudio, photograph } from './studio.ts';

const folder = join(import.meta.dirname, '../../docs/screens');
const words = process.argv.slice(2).flatMap((word) => (word === 'compared' ? compared : [word]));
const wanted = shots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

mkdirSync(folder, { recursive: true });
const studio = await openStudio();
let failures = 0;
for (const { name, page: arrange } of wanted) {
  const began = Date.now();
  try {
    const page = await arrange(studio);
    writeFileSync(join(folder, `${name}.png`), paletted(await photograph(page)));
    await page.context().close();
    console.log(`${name} ${((Date.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
await studio.close();

const names = new Set(shots.map(({ name }) => `${name}.png`));
for (const file of readdirSync(folder)) if (file.endsWith('.png') && !names.has(file)) rmSync(join(folder, file));
const taken = shots.filter(({ name }) => existsSync(join(folder, `${name}.png`)));
writeFileSync(
  join(folder, 'README.md'),
  `# Screens

Every screen and state of the client, on real tables and real games. \`npm run screens\` takes all pictures again,
\`npm run screens -- table deck\` those whose names contain one of the words, and \`npm run screens -- compared\` the ten
that are compared point by point in \`tests/browser/screens.test.ts\`. How each table comes about stands in \`tests/screens\`.

${taken.map(({ name, about }) => `## ${name}\n\n${about}\n\n![${about}](${name}.png)\n`).join('\n')}`,
);
const bytes = readdirSync(folder).reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
console.log(`${wanted.length - failures} pictures, ${(bytes / 1_048_576).toFixed(1)} MB in all`);
process.exitCode = failures > 0 ? 1 : 0;
