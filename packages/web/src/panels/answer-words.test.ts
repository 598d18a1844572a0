import type { CardView, View } from '@spaceline/engine';
import { option } from '@spaceline/engine';
import { namesFrom } from '@spaceline/protocol';
import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';

const titles: Readonly<Record<string, string>> = { kevin: 'Kevin Uxbridge', alert: 'Red Alert!', data: 'Data' };
const card = (id: number, def: string, owner: 0 | 1): CardView => ({ id, def, owner, stopped: false, disabled: false });
const view = {
  seer: 0,
  players: [{ table: [2] }, { table: [3] }],
  spaceline: [],
  remembered: [],
  cards: [card(1, 'kevin', 0), card(2, 'alert', 0), card(3, 'alert', 1), card(4, 'data', 0)],
} as unknown as View;
const names = namesFrom(view, (def) => ({ title: titles[def] ?? def, type: 'Event' }) as never);

test('two equal cards are told apart by whose they are', () => {
  const on = (target: number) => answerWords(option('play', 1, { card: target }, -1, 0), view, names);
  expect(on(2)).toBe('Play Kevin Uxbridge on your Red Alert!');
  expect(on(3)).toBe("Play Kevin Uxbridge on your opponent's Red Alert!");
});

test('cards to pick are not counted in the answer itself', () => {
  const beam = option('beam', -1, 4, 2, -1, { from: [4], min: 1, max: 1 });
  expect(answerWords(beam, view, names)).toBe('Beam from Data to Red Alert!');
});
