import { allCards } from '@spaceline/cards';
import { atRandom, auto, comboDilemma, dualPersonnel, englishHalves, kill, skill, wall } from '@spaceline/language';
import { expect, test } from 'vitest';
import { faceOf, readFaces, summary } from '@spaceline/art';

const documents = allCards.map((card) => ({ ...card, words: `The text of ${card.title}.` }));
const faces = readFaces(documents);

test('every card of the pool has a face', () => {
  expect(faces.size).toBe(allCards.length);
  for (const { id, title, type } of allCards) {
    const face = faces.get(id);
    expect(face).toMatchObject({ title, type });
    if (!['Personnel', 'Ship', 'Facility'].includes(type)) expect(face?.text).toBe(`The text of ${title}.`);
    if (face) expect(summary(face)).not.toBe('');
  }
});

test('personnel, ships and missions show their facts', () => {
  expect(faces.get('jean-luc-picard')).toMatchObject({
    affiliations: ['Federation'],
    people: [{ name: 'Jean-Luc Picard', classification: 'OFFICER', staffing: 'Cmd' }],
  });
  expect(faces.get('uss-enterprise')?.ship).toHaveLength(3);
  expect(faces.get('excavation')).toMatchObject({
    where: 'planet',
    points: 25,
    span: 3,
    attemptedBy: ['Federation', 'Romulan'],
  });
  expect(faces.get('federation-outpost')?.shields).toBeGreaterThan(0);
});

const printed = [{ set: 'made-up', number: 1, rarity: 'P' }] as const;

test('a dual-personnel card shows both people, each with skills and attributes of their own', () => {
  const card = dualPersonnel('Data and Picard', {
    printed,
    affiliations: ['Federation'],
    persons: [
      ['Data', { classification: 'OFFICER', skills: ['Music'], integrity: 8, cunning: 12, strength: 10 }],
      ['Picard', { classification: 'V.I.P.', skills: [['Diplomacy', 2]], integrity: 9, cunning: 8, strength: 6 }],
    ],
    personas: ['Data', 'Jean-Luc Picard'],
  });
  const face = faceOf({ ...card, words: '' });
  expect(face.people.map(({ name, attributes }) => [name, ...attributes])).toEqual([
    ['Data', 8, 12, 10],
    ['Picard', 9, 8, 6],
  ]);
  expect(summary(face)).toBe('OFFICER · Music / V.I.P. · Diplomacy x2');
});

test('a combo dilemma shows both halves, and a double-sided mission what its front has built in', () => {
  const card = comboDilemma('Wall and Blow', {
    printed,
    where: 'dual',
    first: wall(skill('Diplomacy')),
    second: auto([kill(atRandom())]),
    halves: [{ title: 'Wall' }, { title: 'Blow' }],
  });
  const halves = englishHalves(card);
  expect(faceOf({ ...card, words: '', halves }).halves?.map(({ title }) => title)).toEqual(['Wall', 'Blow']);
  expect(halves[1]?.text).toMatch(/^Kill one/i);
  const document = documents.find(({ id }) => id === 'excavation');
  if (document?.type !== 'Mission') throw new Error('Excavation is a mission.');
  const front = { kind: 'outpost', affiliation: 'Klingon', shields: 20 } as const;
  expect(faceOf({ ...document, builtIn: front }).front).toEqual(front);
});

test('a face is drawn from one document', () => {
  const [first] = documents;
  if (first) expect(faceOf(first).id).toBe(first.id);
});
