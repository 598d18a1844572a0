import { paceOf } from '@spaceline/bots';
import { starterDeck } from '@spaceline/decks';
import type { Decision, State } from '@spaceline/engine';
import { choose, decisions, option } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { firstState } from './setup.ts';

const deck = (id: string) => starterDeck(id)!.deck;
const match = { format: 'open', house: null, assisted: false, seed: '7'.repeat(64) };
const stateWith = (theirs: string): State => ({
  ...firstState({ ...match, decks: [deck('federation'), deck(theirs)] }),
  phase: 'play',
  active: 1,
});
const asked = (kind: Decision['kind'], options = 3): Decision => ({
  id: 4,
  player: 1,
  kind,
  source: -1,
  options: Array.from({ length: options }, () => option('pass')),
});
const pass = choose({ id: 4, player: 1 }, option('pass'));

test('what a computer holds, or could do, makes no difference', () => {
  const paces = ['klingon', 'romulan-fleet', 'free-traders'].flatMap((theirs) =>
    [1, 3, 40].map((options) => paceOf('m', stateWith(theirs), asked('action', options), pass, 0)),
  );
  expect(new Set(paces).size).toBe(1);
});

test('an answer to another’s action takes as long whether it passes or not', () => {
  const state = { ...stateWith('klingon'), active: 0 as const };
  const play = { ...pass, do: 'play' } as typeof pass;
  expect(paceOf('m', state, asked('respond'), play, 0)).toBe(paceOf('m', state, asked('respond'), pass, 0));
});

test('nobody waits long: a turn is thought over at its beginning, then carried out', () => {
  const state = stateWith('klingon');
  const turn = Array.from({ length: 12 }, (_, at) => paceOf('m', state, asked('action'), pass, at));
  expect(turn.at(-1)!).toBeLessThan(turn[0]! / 2);
  expect(turn.reduce((sum, one) => sum + one, 0)).toBeLessThan(12_000);
  const seeding = decisions(firstState({ ...match, decks: [deck('federation'), deck('klingon')] }))[0]!;
  expect(paceOf('m', state, seeding, pass, 0)).toBeLessThan(1_500);
});
