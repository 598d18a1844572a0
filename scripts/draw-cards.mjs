// Draws every written card, a sample of the others, all icons and places, and looks at them in the browser of the tests:
// `node scripts/draw-cards.mjs [folder]` writes pages and pictures there (dist/art by default).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = resolve(process.argv[2] ?? 'dist/art');
mkdirSync(folder, { recursive: true });

/** The rooms and the tests' browser as one module that Node can load. */
async function rooms() {
  const outfile = join(root, 'dist/draw-cards/rooms.mjs');
  const contents = `
    export * from './packages/art/src/index.ts';
    export { paintPlace } from './packages/art/src/places/index.ts';
    export { icons } from './packages/art/src/icons/index.ts';
    export { biomes, spaceKinds } from './packages/art/src/place.ts';
    export { allCards } from './packages/cards/src/index.ts';
    export { catalogue } from './packages/cards/src/catalogue.ts';
    export { unwrittenCards } from './packages/cards/src/unwritten.ts';
    export { english, englishHalves } from './packages/language/src/index.ts';
    export { faultIn } from './tests/art/well-formed.ts';
    export { launchChromium } from './tests/browser/chromium.ts';`;
  await build({
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['playwright-core'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tests/browser/chromium.ts')).href) },
    logLevel: 'warning',
  });
  return import(pathToFileURL(outfile).href);
}

const art = await rooms();
const face = (card) =>
  art.faceOf({
    ...card,
    words: art.english(card),
    halves: card.type === 'Dilemma' && card.combo ? art.englishHalves(card) : undefined,
  });
const written = art.allCards.map(face);

// Every title of the game, in every size: drawn without a part missing.
if (process.argv.includes('--check')) {
  const titles = art.catalogue().filter(({ status }) => status !== 'written');
  const all = [
    ...written,
    ...art.unwrittenCards(titles.map(({ id }) => id)).map((card) => art.faceOf({ ...card, words: '' })),
  ];
  const known = new Set([...art.sheet().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const faults = all.flatMap((one) =>
    [art.handFace, art.largeFace, art.rowFace, art.miniature].flatMap((draw) => {
      const drawn = draw(one);
      const lacking = [...drawn.matchAll(/(?:url\(|href=")#([\w-]+)/g)]
        .filter(([, id]) => !known.has(id))
        .map(([, id]) => id);
      const fault = art.faultIn(drawn) || (/NaN|undefined|Infinity/.exec(drawn)?.[0] ?? '') || lacking.join(', ');
      return fault ? [`${one.title}: ${fault}`] : [];
    }),
  );
  console.log(faults.length > 0 ? faults.join('\n') : `${all.length} titles in four sizes: every face is whole.`);
  process.exit(faults.length > 0 ? 1 : 0);
}

const others = art
  .catalogue()
  .filter(({ status }) => status !== 'written')
  .filter((_, at) => at % 45 === 0);
const unwritten = art.unwrittenCards(others.map(({ id }) => id)).map((card) => art.faceOf({ ...card, words: '' }));

const css = ['tokens', 'art']
  .map((name) => readFileSync(join(root, `packages/art/src/${name}.css`), 'utf8'))
  .join('\n')
  .replaceAll('../fonts/', pathToFileURL(join(root, 'packages/art/fonts/')).href);
const places = new Map();
const page = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${css} body{margin:24px;background:var(--void);color:var(--ink);font:var(--body)/1.3 var(--text)} main{display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start} .art-large{width:300px} figure{margin:0;width:150px;font-size:13px}</style>${art.sheet()}<main>${body}</main>`;

const browser = await art.launchChromium();
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Bytes to a picture's address, by the browser's own canvas. */
async function painted(face, size) {
  const key = `${face.id}/${size}`;
  if (!places.has(key)) {
    const bytes = Buffer.from(art.paintPlace(art.placeOf(face), size)).toString('base64');
    places.set(
      key,
      await tab.evaluate(
        ([data, wide]) => {
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = wide;
          const raw = Uint8ClampedArray.from(atob(data), (letter) => letter.charCodeAt(0));
          canvas.getContext('2d').putImageData(new ImageData(raw, wide, wide), 0, 0);
          return canvas.toDataURL('image/png');
        },
        [bytes, size],
      ),
    );
  }
  return places.get(key);
}

async function shoot(name, body) {
  const file = join(folder, `${name}.html`);
  writeFileSync(file, page(name, body));
  await tab.goto(pathToFileURL(file).href);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  console.log(join(folder, `${name}.png`));
}

const shown = async (face, size) => (face.type === 'Mission' && size > 0 ? { image: await painted(face, size) } : {});
const drawn = async (faces, draw, size) =>
  (await Promise.all(faces.map(async (one) => draw(one, await shown(one, size))))).join('\n');
const order = ['Mission', 'Dilemma', 'Artifact', 'Event', 'Interrupt', 'Equipment', 'Facility', 'Ship', 'Personnel'];
const only = (process.argv[3] ?? '').split(',').filter(Boolean);
const wanted = (name) => only.length === 0 || only.some((one) => name.startsWith(one));

for (const type of order) {
  const faces = written.filter((one) => one.type === type);
  if (wanted(`hand-${type}`)) await shoot(`hand-${type}`, await drawn(faces, art.handFace, 162));
  if (wanted(`large-${type}`)) await shoot(`large-${type}`, await drawn(faces, art.largeFace, 300));
}
if (wanted('unwritten')) await shoot('unwritten', await drawn(unwritten, art.handFace, 162));
if (wanted('rows'))
  await shoot(
    'rows',
    await drawn(
      written.filter((_, at) => at % 6 === 0),
      (one) => `<div style="width:330px">${art.rowFace(one)}</div>`,
      0,
    ),
  );
if (wanted('icons'))
  await shoot(
    'icons',
    Object.keys(art.icons)
      .map((name) => `<figure>${art.icon(name, 28)} ${art.icon(name, 14)} ${name}</figure>`)
      .join(''),
  );
if (wanted('backs'))
  await shoot(
    'backs',
    ['mine', 'theirs'].map((whose) => `<div style="width:300px">${art.backPicture(whose)}</div>`).join(''),
  );
if (wanted('places'))
  await shoot(
    'places',
    (
      await Promise.all(
        written
          .filter((one) => one.type === 'Mission')
          .map(
            async (one) =>
              `<figure><img width="150" src="${await painted(one, 300)}" alt=""><br>${one.title}<br>${art.placeOf(one).kind} ${art.placeOf(one).biome}</figure>`,
          ),
      )
    ).join(''),
  );
await browser.close();
