import type { Decision, Option, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { targetOf } from '../board/ends.ts';
import { blankFace } from '../faces/face.ts';
import { markPlayers } from './marks.ts';

const play = (card: number, on: number): Option => ({ do: 'play', card, on, to: -1, way: 0 });
const decision: Decision = {
  id: 1,
  player: 0,
  kind: 'action',
  source: -1,
  options: [play(7, 1), play(8, 1), { do: 'fly', card: 7, on: 1, to: -1, way: -1 }],
};
const view = {
  cards: [
    { id: 7, def: 'on-a-player' },
    { id: 8, def: 'on-a-card' },
  ],
} as unknown as View;
const face = (id: string, target: string) => [id, { ...blankFace(id), plays: [{ on: { target } }] }] as const;
const faces = new Map([face('on-a-player', 'player'), face('on-a-card', 'card')]);

test('a card played on a player has no card to touch, one played on card 1 has', () => {
  const [marked] = markPlayers([decision], view, faces);
  expect(marked?.options.map(targetOf)).toEqual([-1, 1, 1]);
});

test('while cards are unknown nothing is noted', () => {
  expect(markPlayers([decision], undefined, new Map())).toEqual([decision]);
});
