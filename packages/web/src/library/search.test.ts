import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { describe, expect, test } from 'vitest';
import { find, noQuery, soughtOf, toggledIn } from './search.ts';
import type { Query } from './search.ts';
import type { Title } from './titles.ts';

const person = (
  name: string,
  classification: string,
  skills: readonly string[],
  affiliation: 'Federation' | 'Klingon',
) => {
  const face: Face = {
    ...blankFace(name.toLowerCase()),
    title: name,
    type: 'Personnel',
    affiliations: [affiliation],
    people: [
      { name, classification, skills: skills.map((skill) => [skill, 1]), attributes: [5, 5, 5], species: ['Human'] },
    ],
  };
  return face;
};

const title = (face: Face, told: Partial<Title> = {}): Title => ({
  face,
  edition: 1,
  sets: ['Premiere'],
  status: 'written',
  ...told,
});

const titles: readonly Title[] = [
  title(person("T'Ana", 'MEDICAL', ['Biology', 'Diplomacy'], 'Federation')),
  title(person('Medical Officer Kor', 'SECURITY', ['Honor'], 'Klingon')),
  title({ ...blankFace('plague'), title: 'Plague', type: 'Dilemma', text: 'Unless MEDICAL, all die.' }),
  title({ ...blankFace('tribble'), title: 'Tribble', type: 'Other', printedType: 'Tribble' }, { status: 'by hand' }),
];

const sought = soughtOf(titles);
const asked = (query: Partial<Query>) => find(sought, { ...noQuery, ...query });
const names = (query: Partial<Query>) => asked(query).titles.map(({ face }) => face.title);

describe('words', () => {
  test('are found in titles first, then in skills and texts', () => {
    expect(names({ words: 'medical' })).toEqual(['Medical Officer Kor', "T'Ana", 'Plague']);
  });
  test('need no marks, and all of them must be there', () => {
    expect(names({ words: 'tana' })).toEqual(["T'Ana"]);
    expect(names({ words: 'medical honor' })).toEqual(['Medical Officer Kor']);
    expect(names({ words: 'medical romulan' })).toEqual([]);
  });
  test('nothing asked is everything', () => {
    expect(names({})).toHaveLength(titles.length);
  });
});

describe('facets', () => {
  test('any of the types, but all of the skills', () => {
    expect(names({ type: ['Dilemma', 'Tribble'] })).toEqual(['Plague', 'Tribble']);
    expect(names({ skill: ['Biology', 'Diplomacy'] })).toEqual(["T'Ana"]);
    expect(names({ skill: ['Biology', 'Honor'] })).toEqual([]);
  });
  test('a classification is a skill', () => {
    expect(names({ skill: ['SECURITY'] })).toEqual(['Medical Officer Kor']);
  });
  test('each value says what it would leave, besides its own facet', () => {
    const { facets } = asked({ type: ['Personnel'], affiliation: ['Klingon'] });
    expect(facets.type).toEqual([{ value: 'Personnel', count: 1, chosen: true }]);
    expect(facets.affiliation).toEqual([
      { value: 'Federation', count: 1, chosen: false },
      { value: 'Klingon', count: 1, chosen: true },
    ]);
  });
  test('a chosen value stays to be unchosen when it leaves nothing', () => {
    expect(asked({ words: 'plague', type: ['Ship'] }).facets.type).toContainEqual({
      value: 'Ship',
      count: 0,
      chosen: true,
    });
  });
  test('are toggled', () => {
    const once = toggledIn(noQuery, 'status', 'by hand');
    expect(find(sought, once).titles.map(({ face }) => face.title)).toEqual(['Tribble']);
    expect(toggledIn(once, 'status', 'by hand')).toEqual(noQuery);
  });
});
