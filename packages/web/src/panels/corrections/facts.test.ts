import { unwrittenCards } from '@spaceline/cards/unwritten';
import type { DescribedFacts } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { describedFaces } from '../../faces/described.ts';
import { namesOfFacts, factsNow, withFact } from './facts.ts';
import { factWords } from './fix-words.ts';
import { findTitles } from './title-form.tsx';

const ids = [
  'uss-drake',
  'gideon-seyetik',
  'aid-clone-colony',
  'bajoran-outpost',
  'captains-log',
  'alien-labyrinth',
  'escape',
];
const documents = unwrittenCards(ids).map((card) => ({ ...card, words: '' }));
const faceOf = (title: string, ...agreed: readonly DescribedFacts[]) => {
  const document = documents.find((each) => each.title === title);
  if (!document) throw new Error(`${title} is not an unwritten title.`);
  const described = agreed.map((facts) => ({ card: document.id, facts }));
  return describedFaces(documents, described).get(document.id)!;
};

describe('A-4: the form shows the facts that a title of that type has', () => {
  test.each([
    ['U.S.S. Drake', ['affiliations', 'staffing', 'range', 'weapons', 'shields', 'responds']],
    [
      'Gideon Seyetik',
      ['affiliations', 'classification', 'skills', 'integrity', 'cunning', 'strength', 'gender', 'species', 'responds'],
    ],
    ['Aid Clone Colony', ['affiliations', 'kind', 'points', 'span']],
    ['Bajoran Outpost', ['affiliations', 'shields', 'responds']],
    ['Alien Labyrinth', ['kind']],
    ["Captain's Log", ['responds']],
  ])('%s', (title, names) => {
    expect(namesOfFacts(faceOf(title))).toEqual(names);
    for (const name of names) expect(factWords).toHaveProperty(name);
  });

  test('it begins with what the table takes for true', () => {
    expect(factsNow(faceOf('Aid Clone Colony'))).toMatchObject({
      affiliations: ['Federation'],
      kind: 'planet',
      points: 35,
    });
    expect(factsNow(faceOf('Gideon Seyetik', { classification: 'SCIENCE', cunning: 8 }))).toMatchObject({
      classification: 'SCIENCE',
      cunning: 8,
      integrity: 5,
    });
    expect(factsNow(faceOf('U.S.S. Drake', { staffing: ['Cmd', 'Stf'] })).staffing).toEqual(['Cmd', 'Stf']);
  });

  test('only what is new is proposed; what is changed back is not', () => {
    const drake = faceOf('U.S.S. Drake', { range: 7 });
    const first = withFact({}, drake, 'weapons', 5);
    expect(first).toEqual({ weapons: 5 });
    expect(withFact(first, drake, 'range', 7)).toEqual({ weapons: 5 });
    expect(withFact({ shields: 4 }, drake, 'range', 7)).toEqual({ shields: 4 });
    expect(withFact({ range: 9 }, drake, 'range', 7)).toEqual({});
    expect(withFact({}, drake, 'affiliations', ['Federation'])).toEqual({});
    expect(withFact(first, drake, 'range', 0)).toEqual({ weapons: 5, range: 0 });
  });

  test('A-3.1: an interrupt responds unless it is said otherwise, any other card only if it is said', () => {
    expect(factsNow(faceOf("Captain's Log")).responds).toBe(false);
    expect(factsNow(faceOf('Escape')).responds).toBe(true);
    expect(factsNow(faceOf('Escape', { responds: false })).responds).toBe(false);
    expect(withFact({}, faceOf("Captain's Log"), 'responds', true)).toEqual({ responds: true });
    expect(withFact({ responds: true }, faceOf("Captain's Log"), 'responds', false)).toEqual({});
  });

  test('a 0 that nobody has said can be agreed on', () => {
    expect(withFact({}, faceOf('U.S.S. Drake'), 'weapons', 0)).toEqual({ weapons: 0 });
    expect(withFact({}, faceOf('U.S.S. Drake', { weapons: 0 }), 'weapons', 0)).toEqual({});
  });
});

test('titles are found by their letters, those that begin with them first', () => {
  const faces = documents.map(({ title }) => faceOf(title));
  expect(findTitles(faces, 'captains').map(({ title }) => title)).toEqual(["Captain's Log"]);
  expect(
    findTitles(faces, 'a')
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['Aid Clone Colony', 'Alien Labyrinth']);
  expect(findTitles(faces, 'no such card')).toEqual([]);
});
