import { expect, test } from 'vitest';
import { blankFace } from '@spaceline/art';
import type { Face, PersonFace } from '@spaceline/art';
import { filtered, isFiltering, noFilter, poolCards, skillLevels, skillsIn, sorted } from './pool.ts';

const person = (
  name: string,
  classification: string,
  ...skills: readonly (readonly [string, number])[]
): PersonFace => ({
  name,
  classification,
  skills,
  attributes: [5, 6, 7],
  species: [],
});

const face = (id: string, more: Partial<Face>): Face => ({ ...blankFace(id), ...more });

const faces = new Map(
  [
    face('riva', {
      type: 'Personnel',
      affiliations: ['Federation'],
      people: [person('Riva', 'V.I.P.', ['Diplomacy', 2])],
      rarity: 'U',
    }),
    face('sons-of-mogh', {
      type: 'Personnel',
      affiliations: ['Klingon'],
      people: [person('Kurn', 'OFFICER', ['Honor', 1]), person('Worf', 'SECURITY', ['Honor', 2], ['Diplomacy', 1])],
      rarity: 'P',
    }),
    face('i-k-c-k-vort', { title: "I.K.C. K'Vort", type: 'Ship', affiliations: ['Klingon'], rarity: 'C' }),
    face('excavation', { type: 'Mission', attemptedBy: ['Federation', 'Romulan'], rarity: 'C' }),
    face('archer', { type: 'Dilemma', rarity: 'C' }),
    face('res-q', { type: 'Interrupt', rarity: 'C' }),
  ].map((each) => [each.id, each]),
);
const box = {
  packs: [
    ['res-q', 'riva', 'archer'],
    ['excavation', 'res-q', 'i-k-c-k-vort'],
  ],
  premium: ['sons-of-mogh'],
};
const pool = poolCards(box, (id) => faces.get(id) ?? blankFace(id));
const ids = (cards: readonly { readonly face: Face }[]) => cards.map((card) => card.face.id);

test('EP-1.1: every card of a box is in its pool once, copies included, with the pack it came from', () => {
  expect(pool.length).toBe(7);
  expect(new Set(pool.map(({ key }) => key)).size).toBe(7);
  expect(sorted(pool, 'pack').map(({ title, cards }) => [title, ids(cards)])).toEqual([
    ['Pack 1', ['res-q', 'riva', 'archer']],
    ['Pack 2', ['excavation', 'res-q', 'i-k-c-k-vort']],
    ['Premium cards', ['sons-of-mogh']],
  ]);
});

test('sorted by kind people stand with their affiliation, and no kind is empty', () => {
  expect(sorted(pool, 'kind').map(({ title, cards }) => [title, ids(cards)])).toEqual([
    ['Federation', ['riva']],
    ['Klingon', ['sons-of-mogh']],
    ['Ships and outposts', ['i-k-c-k-vort']],
    ['Missions', ['excavation']],
    ['Dilemmas', ['archer']],
    ['Events and interrupts', ['res-q', 'res-q']],
  ]);
});

test('EP-2.1: the skills of both people of a dual-personnel card count', () => {
  const dual = pool.find(({ face: { id } }) => id === 'sons-of-mogh')!.face;
  expect([...skillLevels(dual)]).toEqual([
    ['OFFICER', 1],
    ['Honor', 3],
    ['SECURITY', 1],
    ['Diplomacy', 1],
  ]);
  expect(skillsIn(pool).slice(0, 2)).toEqual([
    ['Diplomacy', 3],
    ['Honor', 3],
  ]);
  const [first] = sorted(pool, 'skill');
  expect([first?.title, ids(first?.cards ?? [])]).toEqual(['Diplomacy', ['riva', 'sons-of-mogh']]);
  expect(sorted(pool, 'skill').at(-1)?.title).toBe('Events and interrupts');
});

test('sorted by rarity the premium cards come first', () => {
  expect(sorted(pool, 'rarity').map(({ title }) => title)).toEqual(['premium', 'uncommon', 'common']);
});

test('a filter keeps what fits all of it; a title is found without its dots', () => {
  const found = (filter: Partial<typeof noFilter>) => ids(filtered(pool, { ...noFilter, ...filter }));
  expect(found({ words: 'ikc kv' })).toEqual(['i-k-c-k-vort']);
  expect(found({ type: 'Interrupt' })).toEqual(['res-q', 'res-q']);
  expect(found({ affiliation: 'Federation' })).toEqual(['riva', 'excavation']);
  expect(found({ affiliation: 'Klingon', skill: 'Honor' })).toEqual(['sons-of-mogh']);
  expect(found({ rarity: 'P' })).toEqual(['sons-of-mogh']);
  expect(found({ rarity: 'P', type: 'Ship' })).toEqual([]);
  expect([
    isFiltering(noFilter),
    isFiltering({ ...noFilter, words: ' ' }),
    isFiltering({ ...noFilter, skill: 'Honor' }),
  ]).toEqual([false, false, true]);
});
