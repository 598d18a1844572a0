import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, mixed } from './colour.ts';
import { slug, tones } from './tones.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = read('tokens.css');
const faces = read('art.css');

/** The colours of a block of the stylesheet. */
const coloursOf = (css: string, selector: string): Readonly<Record<string, string>> => {
  const block = new RegExp(`${selector.replaceAll(/[[\]().]/g, '\\$&')}[^{}]*\\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]),
  );
};

const words = [
  'ink',
  'soft',
  'faint',
  'gold',
  'mine',
  'theirs',
  'good',
  'missing',
  'bad',
  'federation',
  'klingon',
  'romulan',
  'non-aligned',
];

test.each(["[data-theme='night']", "[data-theme='day']"])(
  'words stand apart from every ground of the chart %s',
  (theme) => {
    const chart = coloursOf(tokens, theme);
    expect(Object.keys(chart)).toEqual(expect.arrayContaining([...words, 'void', 'panel']));
    for (const word of words)
      for (const ground of ['void', 'panel'])
        expect(contrast(chart[word] ?? '', chart[ground] ?? ''), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(chart['gold-ink'] ?? '', chart['gold'] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test('every tone of the pictures has its frame, of the same two colours', () => {
  for (const [name, { colour, ground }] of Object.entries(tones))
    expect(coloursOf(faces, `.art-t-${slug(name)} `), name).toEqual({ c: colour, g: ground });
});

test('words stand apart on every frame: head, text, foot and last line', () => {
  const face = coloursOf(faces, '.art-row');
  const ink = face['face-ink'] ?? '';
  for (const [name, { colour, ground }] of Object.entries(tones)) {
    const head = [ground, mixed('#0f172a', ground, 0.45)];
    for (const one of head) {
      expect(contrast(ink, one), `title of ${name}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#c6d1e8', one), `kind of ${name}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, one), `emblem of ${name}`).toBeGreaterThanOrEqual(3);
    }
    const foot = mixed('#0b1222', ground, 0.55);
    for (const word of [ink, face['face-soft'] ?? ''])
      expect(contrast(word, foot), `foot of ${name}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#160a22', colour), `number of a half of ${name}`).toBeGreaterThanOrEqual(4.5);
  }
  for (const word of [face['face-text'], face['face-soft'], '#d3bcff', '#a7b4cf'])
    for (const ground of ['#141d33', face['face-ground'], '#0a1020'])
      expect(contrast(word ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#241802', '#f4c662')).toBeGreaterThanOrEqual(4.5);
});

test('nothing on a face is smaller than twelve points', () => {
  const sizes = [...faces.matchAll(/font(?:-size)?: (?:[\d]+ )?([\d.]+)px/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(12);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
