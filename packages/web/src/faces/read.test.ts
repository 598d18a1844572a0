import { allCards } from '@spaceline/cards';
import { expect, test } from 'vitest';
import { summary } from './face.ts';
import { faceOf, readFaces } from './read.ts';

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
  expect(faces.get('jean-luc-picard')).toMatchObject({ affiliations: ['Federation'], classification: 'OFFICER' });
  expect(faces.get('uss-enterprise')?.ship).toHaveLength(3);
  expect(faces.get('excavation')).toMatchObject({
    where: 'planet',
    points: 25,
    span: 3,
    attemptedBy: ['Federation', 'Romulan'],
  });
  expect(faces.get('federation-outpost')?.shields).toBeGreaterThan(0);
});

test('a face is drawn from one document', () => {
  const [first] = documents;
  if (first) expect(faceOf(first).id).toBe(first.id);
});
