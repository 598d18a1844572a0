// Every card there is has a face: those that are written, and a sample of those known by their facts or titles alone.
import {
  backPicture,
  blankFace,
  faceKeeper,
  faceOf,
  handFace,
  isIcon,
  largeFace,
  miniature,
  placeOf,
  rowFace,
  sheet,
  standalone,
  summary,
} from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCards } from '@spaceline/cards/unwritten';
import { affiliations, classifications, english, englishHalves, skills, staffingWords } from '@spaceline/language';
import { expect, test } from 'vitest';
import { faultIn } from './well-formed.ts';

const written: readonly Face[] = allCards.map((card) => {
  const halves = card.type === 'Dilemma' ? englishHalves(card) : [];
  return faceOf({ ...card, words: english(card), ...(halves.length > 0 ? { halves } : {}) });
});
const titles = catalogue().filter(({ status }) => status !== 'written');
// One in twelve; `node scripts/draw-cards.mjs --check` goes through all of them.
const sampled = titles.filter((_, at) => at % 12 === 0);
const others: readonly Face[] = unwrittenCards(sampled.map(({ id }) => id)).map((card) =>
  faceOf({ ...card, words: '' }),
);
const faces = [...written, ...others];
const draws = { hand: handFace, large: largeFace, row: rowFace, mini: miniature };
const drawings = faces.map((face) => ({
  face,
  drawn: Object.entries(draws).map(([size, draw]) => [size, draw(face)] as const),
}));

/** What a reader sees of a face. */
const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<\/?(?:b|button)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test('all cards of the pool and all other titles of the game are drawn', () => {
  expect(written).toHaveLength(384);
  expect(others.length).toBeGreaterThan(250);
  expect(new Set(others.map(({ type }) => type)).size).toBe(11);
});

test('every face, in every size, is well formed and whole', () => {
  for (const { face, drawn: sizes } of drawings)
    for (const [size, drawn] of sizes) {
      expect(faultIn(drawn), `${face.title} (${size})`).toBe('');
      expect(drawn, face.title).not.toMatch(/NaN|undefined|Infinity|\[object/);
      if (size !== 'mini') expect(wordsOf(drawn), size).toContain(face.title.replaceAll(/\s+/g, ' '));
    }
});

test('pictures hold no ids and refer to nothing that the sheet lacks', () => {
  const ids = [...sheet().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(faultIn(sheet())).toBe('');
  const known = new Set(ids);
  for (const { face, drawn: sizes } of drawings)
    for (const [size, drawn] of sizes) {
      expect(drawn).not.toMatch(/ id="/);
      const lacking = [...drawn.matchAll(/(?:url\(|href=")#([\w-]+)/g)].filter(([, id]) => !known.has(id));
      expect(lacking, `${face.title} (${size})`).toEqual([]);
    }
});

test('the same card is the same drawing, and no two of a type are alike', () => {
  for (const { face, drawn } of drawings) expect(handFace(structuredClone(face))).toBe(drawn[0]?.[1]);
  const pictures = written
    .filter(({ type }) => type !== 'Mission')
    .map((face) => /<span class="art-window.*?<\/svg>/.exec(handFace(face))?.[0] ?? '');
  // Ships of one class and equal numbers look alike, as they should.
  expect(new Set(pictures).size).toBeGreaterThan(pictures.length * 0.94);
});

test('ships of one class share their lines, ships of two affiliations do not', () => {
  const [enterprise, phoenix] = ['U.S.S. Enterprise', 'U.S.S. Phoenix'].map((title) =>
    written.find((face) => face.title === title)!,
  );
  const numbers = { ship: [8, 8, 8], staffing: [] } as const;
  const hull = (face: Face, shipClass: string, affiliation: 'Federation' | 'Klingon' = 'Federation'): string =>
    miniature({ ...face, ...numbers, shipClass, affiliations: [affiliation] });
  expect(hull(enterprise!, 'Galaxy Class')).toBe(hull(phoenix!, 'Galaxy Class'));
  expect(hull(enterprise!, 'Galaxy Class')).not.toBe(hull(enterprise!, 'Nebula Class'));
  expect(hull(enterprise!, 'Galaxy Class')).not.toBe(hull(enterprise!, 'Galaxy Class', 'Klingon'));
});

test('every text is on the large face wholly, and its beginning on the hand face', () => {
  for (const face of written) {
    const [large, hand] = [wordsOf(largeFace(face)), wordsOf(handFace(face))];
    if (['Dilemma', 'Event', 'Interrupt', 'Equipment', 'Artifact', 'Facility'].includes(face.type)) {
      const texts = face.halves ?? [{ title: face.title, text: face.text.replace(/^SHIELDS \d+\. /, '') }];
      for (const { text } of texts) {
        expect(large.toLowerCase()).toContain(text.toLowerCase().replaceAll(/\s+/g, ' '));
        expect(hand, face.title).toContain(text.slice(0, 20).replaceAll(/\s+/g, ' '));
      }
    }
    for (const person of face.people)
      for (const [skill] of person.skills)
        for (const drawn of [large, hand]) expect(drawn, face.title).toContain(skill);
    if (face.type === 'Mission')
      for (const { what } of (face.terms ?? []).flat()) expect(large, face.title).toContain(what);
    expect(summary(face)).not.toBe('');
  }
});

test('what a card says is said once: facts that are drawn are not in the text again', () => {
  const exocomp = written.find(({ title }) => title === 'Exocomp')!;
  expect(wordsOf(largeFace(exocomp))).toContain('Repairs the ship');
  expect(wordsOf(handFace(exocomp))).not.toContain('INTEGRITY 9');
});

test('points are drawn where there are any: a 0 is not', () => {
  const withPoints = written.filter(({ points }) => points !== undefined);
  expect(withPoints.some(({ points }) => points === 0)).toBe(true);
  for (const face of withPoints)
    for (const draw of [handFace, largeFace])
      expect(draw(face).includes('art-points'), face.title).toBe(face.points !== 0);
});

test('a dual-personnel card shows both people, each with skills of their own, and both numbers', () => {
  const dual = written.filter(({ people }) => people.length > 1);
  expect(dual).toHaveLength(6);
  for (const face of dual) {
    const large = largeFace(face);
    for (const { name } of face.people) expect(wordsOf(large)).toContain(name);
    expect(large.match(/art-skills/g)).toHaveLength(2);
    expect(wordsOf(handFace(face))).toContain(face.people.map(({ attributes }) => attributes[0]).join('+'));
    expect(large.match(/translate\([^)]*\)"><path/g)?.length).toBeGreaterThanOrEqual(2);
  }
});

test('a combo dilemma shows both halves and a sign for each', () => {
  const combos = written.filter(({ halves }) => halves);
  expect(combos).toHaveLength(6);
  for (const face of combos) {
    expect(largeFace(face).match(/<li class="art-half"/g)).toHaveLength(2);
    expect(handFace(face).match(/scale\(.78\)/g)).toHaveLength(2);
    for (const { title } of face.halves ?? [])
      for (const draw of [handFace, largeFace]) expect(wordsOf(draw(face))).toContain(title);
  }
});

test('a double-sided mission shows both sides and what its front has built in', () => {
  const double = written.filter(({ front }) => front);
  expect(double).toHaveLength(9);
  for (const face of double) {
    const words = wordsOf(largeFace(face));
    expect(words).toMatch(/Front .* Back /);
    expect(words).toContain(face.front?.kind === 'wormhole' ? 'Wormhole' : `SHIELDS ${face.front?.shields}`);
    expect(handFace(face)).toContain('art-built');
  }
});

test('every affiliation, classification, skill and staffing icon is drawn', () => {
  const names = [
    ...affiliations,
    ...classifications,
    ...skills,
    ...Object.keys(staffingWords),
    'INTEGRITY',
    'CUNNING',
    'STRENGTH',
    'RANGE',
    'WEAPONS',
    'SHIELDS',
  ];
  expect(names.filter((name) => !isIcon(name))).toEqual([]);
});

test('every mission of the pool has a place, many kinds among them', () => {
  const places = written.filter(({ type }) => type === 'Mission').map(placeOf);
  expect(new Set(places.map(({ kind, biome }) => (kind === 'planet' ? biome : kind))).size).toBeGreaterThan(12);
  for (const face of written)
    if (face.type === 'Mission') expect(placeOf(face).kind === 'planet').toBe(face.where !== 'space');
});

test('a picture by itself brings what it refers to', () => {
  const [picard] = written.filter(({ title }) => title === 'Jean-Luc Picard');
  const alone = standalone(miniature(picard!));
  expect(faultIn(alone)).toBe('');
  for (const [, id] of alone.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(alone).toContain(`id="${id}"`);
});

test('a face is drawn once and kept, until its facts or what is shown change', () => {
  const keep = faceKeeper();
  const [face] = written;
  if (!face) throw new Error('There are cards.');
  expect(keep('hand', face)).toBe(keep('hand', face));
  expect(keep('hand', { ...face, title: 'Another' })).toContain('Another');
  expect(keep('large', face, { image: 'own.png' })).toContain('own.png');
  expect(keep('large', face)).not.toContain('own.png');
});

test('cards that lie face down differ by more than their colour', () => {
  const shape = (drawn: string): string => drawn.replaceAll(/#[0-9a-f]{6}/g, '');
  expect(shape(backPicture('mine'))).not.toBe(shape(backPicture('theirs')));
  expect(faultIn(handFace(blankFace('unknown-card')))).toBe('');
});

test('a face is small: what 120 cards at the table and ten in the hand come to', () => {
  const bytes = written.map((face) => handFace(face).length);
  expect(bytes.reduce((sum, one) => sum + one, 0) / bytes.length).toBeLessThan(9_000);
  const nodes = (drawn: string): number => drawn.match(/<[a-z]/g)?.length ?? 0;
  const people = written.filter(({ type }) => type === 'Personnel').slice(0, 120);
  expect(people.map((face) => nodes(miniature(face))).reduce((sum, one) => sum + one, 0)).toBeLessThan(4_000);
});
