// What a face costs: drawn as words, laid out inline, as pictures by address, and as bitmaps; and what a place costs to paint.
// `node bench/art.mjs` prints times per face and, for 120 cards, what the browser holds. Times are for comparing, not for judging a machine.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));
const cards = 120;

const bundle = async (contents, options) =>
  (
    await build({
      stdin: { contents, resolveDir: root },
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'warning',
      ...options,
    })
  ).outputFiles[0].text;

const page = await bundle(
  `export * from './packages/art/src/index.ts';
   export { paintPlace } from './packages/art/src/places/index.ts';
   import { allCards } from './packages/cards/src/index.ts';
   import { english, englishHalves } from './packages/language/src/index.ts';
   import { faceOf } from './packages/art/src/index.ts';
   export const faces = allCards.map((card) => faceOf({ ...card, words: english(card), ...(card.type === 'Dilemma' && card.combo ? { halves: englishHalves(card) } : {}) }));`,
  { platform: 'browser', format: 'iife', globalName: 'art', minify: true },
);
const file = join(root, 'dist/bench-art.mjs');
await build({
  stdin: { contents: `export { launchChromium } from './tests/browser/chromium.ts';`, resolveDir: root },
  outfile: file,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['playwright-core'],
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tests/browser/chromium.ts')).href) },
});
const { launchChromium } = await import(pathToFileURL(file).href);
const css = ['tokens', 'art']
  .map((name) => readFileSync(join(root, `packages/art/src/${name}.css`), 'utf8'))
  .join('\n');

const browser = await launchChromium();

/** A fresh page for each way, so that none pays for another. */
async function measured(way) {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 2600 }, deviceScaleFactor: 2 });
  const tools = await tab.context().newCDPSession(tab);
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.enable');
  await tab.setContent(`<style>${css} main{display:flex;flex-wrap:wrap;gap:8px}</style><main></main>`);
  await tab.addScriptTag({ content: page });
  await tab.evaluate(() => document.body.insertAdjacentHTML('afterbegin', art.sheet()));
  await tools.send('HeapProfiler.collectGarbage');
  const metrics = async () =>
    Object.fromEntries((await tools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
  const before = await metrics();
  const time = await tab.evaluate(way, cards);
  await tools.send('HeapProfiler.collectGarbage');
  const after = await metrics();
  await tab.close();
  return {
    ...time,
    nodes: after.Nodes - before.Nodes,
    heap: Math.round((after.JSHeapUsedSize - before.JSHeapUsedSize) / 1024),
  };
}

const ways = {
  'words only (384 faces)': () => {
    const start = performance.now();
    for (const face of art.faces) art.handFace(face);
    return { each: (performance.now() - start) / art.faces.length };
  },
  'inline SVG, hand faces': async (count) => {
    const faces = art.faces.filter(({ type }) => type !== 'Mission').slice(0, count);
    const start = performance.now();
    document.querySelector('main').innerHTML = faces.map((face) => art.handFace(face)).join('');
    document.body.getBoundingClientRect();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { each: (performance.now() - start) / count };
  },
  'inline SVG, tokens': async (count) => {
    const faces = art.faces.filter(({ type }) => type === 'Personnel').slice(0, count);
    const start = performance.now();
    document.querySelector('main').innerHTML = faces
      .map((face) => `<span style="width:40px">${art.miniature(face)}</span>`)
      .join('');
    document.body.getBoundingClientRect();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { each: (performance.now() - start) / count };
  },
  'SVG as images by address, tokens': async (count) => {
    const faces = art.faces.filter(({ type }) => type === 'Personnel').slice(0, count);
    const start = performance.now();
    document.querySelector('main').innerHTML = faces
      .map(
        (face) =>
          `<img width="40" height="40" src="data:image/svg+xml,${encodeURIComponent(art.standalone(art.miniature(face)))}">`,
      )
      .join('');
    await Promise.all([...document.images].map((image) => image.decode()));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { each: (performance.now() - start) / count };
  },
  'canvas bitmaps of the windows, 240 by 108': async (count) => {
    const faces = art.faces.filter(({ type }) => type === 'Personnel').slice(0, count);
    const start = performance.now();
    let bytes = 0;
    for (const face of faces) {
      const image = new Image(240, 108);
      image.src = `data:image/svg+xml,${encodeURIComponent(art.standalone(art.portrait(face, 240 / 108)))}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 240;
      canvas.height = 108;
      canvas.getContext('2d').drawImage(image, 0, 0, 240, 108);
      document.querySelector('main').append(canvas);
      bytes += canvas.width * canvas.height * 4;
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { each: (performance.now() - start) / count, bitmaps: Math.round(bytes / 1024) };
  },
  'places, painted at 320 points': () => {
    const places = art.faces
      .filter(({ type }) => type === 'Mission')
      .filter((_, at) => at % 5 === 0)
      .map(art.placeOf);
    const start = performance.now();
    let bytes = 0;
    for (const place of places) bytes += art.paintPlace(place, 320).length;
    return { each: (performance.now() - start) / places.length, bitmaps: Math.round(bytes / places.length / 1024) };
  },
};
for (const [name, way] of Object.entries(ways)) {
  const { each, nodes, heap, bitmaps } = await measured(way);
  console.log(
    `${name}: ${each.toFixed(2)} ms each, ${nodes} nodes, script heap ${heap} kB${bitmaps ? `, points ${bitmaps} kB` : ''}`,
  );
}
await browser.close();
