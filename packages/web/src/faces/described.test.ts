import { unwrittenCards } from '@spaceline/cards/unwritten';
import { expect, test } from 'vitest';
import { missingFaces } from '../net/unwritten.ts';
import { describedFaces } from './described.ts';
import { numberOf, summary } from './face.ts';

const documents = unwrittenCards(['uss-drake', 'gideon-seyetik', 'commandeer-ship', 'aid-clone-colony']).map(
  (card) => ({ ...card, words: 'Its text is not written.' }),
);
const drake = 'uss-drake';

test('A-4: an unwritten title is drawn with what is known of it, and marked', () => {
  const faces = describedFaces(documents);
  expect(faces.size).toBe(4);
  expect(faces.get(drake)).toMatchObject({ unwritten: true, affiliations: ['Federation'], text: '', known: [] });
  expect(summary(faces.get('commandeer-ship')!)).toBe('Objective');
  expect(summary(faces.get(drake)!)).toBe('Ship');
});

test('A-4: a number nobody has said is drawn as unknown, an agreed 0 as 0', () => {
  const [before, after] = [undefined, [{ card: drake, facts: { range: 8, shields: 0 } }]].map((described) =>
    describedFaces(documents, described).get(drake)!,
  );
  expect(numberOf(before!, 'range', before?.ship?.[0])).toBe('?');
  expect(after?.ship).toEqual([8, 0, 0]);
  expect([0, 1, 2].map((at) => numberOf(after!, ['range', 'weapons', 'shields'][at]!, after?.ship?.[at]))).toEqual([
    '8',
    '?',
    '0',
  ]);
});

test('A-4: later agreements add to earlier ones, for that title alone', () => {
  const faces = describedFaces(documents, [
    { card: drake, facts: { range: 8 } },
    { card: 'gideon-seyetik', facts: { classification: 'SCIENCE', skills: [{ skill: 'Physics', levels: 2 }] } },
    { card: drake, facts: { weapons: 6 } },
  ]);
  expect(faces.get(drake)).toMatchObject({ ship: [8, 6, 0], known: ['range', 'weapons'] });
  expect(faces.get('gideon-seyetik')).toMatchObject({
    people: [{ classification: 'SCIENCE', skills: [['Physics', 2]] }],
  });
});

test('titles without a face are asked for once each', () => {
  const card = { id: 1, def: drake, owner: 0, stopped: false, disabled: false } as const;
  const faces = describedFaces(documents.filter(({ id }) => id !== drake));
  const view = { cards: [card, { ...card, id: 2 }, { ...card, id: 3, def: 'gideon-seyetik' }] };
  expect(missingFaces(view, faces, ['commandeer-ship', 'hail'])).toEqual([drake, 'hail']);
});
