import { unwrittenCards } from '@spaceline/cards/unwritten';
import { expect, test } from 'vitest';
import { missingFaces } from '../net/unwritten.ts';
import { describedFaces } from './described.ts';
import { numberOf, summary } from '@spaceline/art';

const ship = 'uss-defiant.2e.prototype-warship';
const documents = unwrittenCards([ship, 'uss-defiant', 'gideon-seyetik', 'commandeer-ship']).map((card) => ({
  ...card,
  words: 'Its text is not written.',
}));

test('A-4: an unwritten title is drawn with what is known of it, and marked', () => {
  const faces = describedFaces(documents);
  expect(faces.size).toBe(4);
  expect(faces.get(ship)).toMatchObject({ unwritten: true, affiliations: ['Federation'], text: '', known: [] });
  expect(summary(faces.get('commandeer-ship')!)).toBe('Objective');
  expect(summary(faces.get(ship)!)).toBe('Ship');
});

test('A-4: a number nobody has said is drawn as unknown, an agreed 0 as 0', () => {
  const [before, after] = [undefined, [{ card: ship, facts: { range: 8, shields: 0 } }]].map((described) =>
    describedFaces(documents, described).get(ship)!,
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
    { card: ship, facts: { range: 8 } },
    { card: 'gideon-seyetik', facts: { classification: 'SCIENCE', skills: [{ skill: 'Physics', levels: 2 }] } },
    { card: ship, facts: { weapons: 6 } },
  ]);
  expect(faces.get(ship)).toMatchObject({ ship: [8, 6, 0], known: ['range', 'weapons'] });
  expect(faces.get('gideon-seyetik')).toMatchObject({
    people: [{ classification: 'SCIENCE', skills: [['Physics', 2]] }],
  });
});

test('A-4: facts of the tables are known without being described', () => {
  const face = describedFaces(documents).get('uss-defiant')!;
  expect(face).toMatchObject({ unwritten: true, ship: [8, 10, 9], staffing: ['Cmd', 'Cmd'] });
  expect(numberOf(face, 'range', face.ship?.[0])).toBe('8');
  expect(face.known).not.toContain('responds');
});

test('titles without a face are asked for once each', () => {
  const card = { id: 1, def: ship, owner: 0, stopped: false, disabled: false } as const;
  const faces = describedFaces(documents.filter(({ id }) => id !== ship));
  const view = { cards: [card, { ...card, id: 2 }, { ...card, id: 3, def: 'gideon-seyetik' }] };
  expect(missingFaces(view, faces, ['commandeer-ship', 'hail'])).toEqual([ship, 'hail']);
});
