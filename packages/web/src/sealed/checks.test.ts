import { expect, test } from 'vitest';
import { blankFace } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { checksOf, readyWords, sizes } from './checks.ts';
import { emptyDraft } from './draft.ts';

const faces: Readonly<Record<string, Partial<Face>>> = {
  excavation: { type: 'Mission', where: 'planet' },
  anomaly: { type: 'Mission', where: 'space' },
  data: { type: 'Personnel', title: 'Data' },
};
const faceOf = (id: string): Face => ({ ...blankFace(id), ...faces[id] });
const few = {
  legal: false,
  problems: [
    { severity: 'error' as const, clause: 'WS-2.3', words: 'the draw deck has 1 card. Add 19. [WS-2.3]' },
    { severity: 'warning' as const, clause: 'WS-2.5', words: 'two outposts. [WS-2.5]' },
  ],
};

test('WS-2.1 to WS-2.3: the sizes are those of the sheet', () => {
  expect(sizes).toMatchObject({ missions: 3, seedMaximum: 10, drawMinimum: 20 });
});

test('what is wrong comes first, then advice, then what is met', () => {
  const deck = { missions: ['excavation', 'anomaly'], seeds: ['data'], draw: ['riva'] };
  expect(checksOf(deck, few, faceOf)).toEqual([
    { is: 'wrong', words: 'the draw deck has 1 card. Add 19. [WS-2.3]' },
    { is: 'advice', words: 'two outposts. [WS-2.5]' },
    { is: 'met', words: '2 of 3 missions WS-2.1' },
    { is: 'met', words: '1 of 10 seed cards WS-2.2' },
    { is: 'met', words: 'Data seeds face up at your outpost WS-2.4' },
    { is: 'met', words: 'A planet and a space mission: a Full Win is possible WS-5.2' },
  ]);
});

test('WS-5.2: missions of one kind only are pointed out', () => {
  const deck = { ...emptyDraft, missions: ['excavation', 'excavation'] };
  expect(checksOf(deck, { legal: true, problems: [] }, faceOf)[0]).toEqual({
    is: 'advice',
    words: 'A Full Win needs a planet and a space mission of your own. WS-5.2',
  });
});

test('the button says what is missing', () => {
  const one = { ...emptyDraft, missions: ['excavation'], draw: ['riva'] };
  expect(readyWords(emptyDraft, undefined)).toBe('The judge is reading …');
  expect(readyWords(emptyDraft, few)).toBe('Not ready: no mission');
  expect(readyWords(one, few)).toBe('Not ready: 19 cards short');
  expect(readyWords({ ...one, draw: Array.from({ length: 20 }, () => 'riva') }, few)).toBe(
    'Not ready: 1 thing to mend',
  );
  expect(readyWords(one, { legal: true, problems: [] })).toBe('Ready: play');
});
