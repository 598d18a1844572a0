import type { Decision, Option, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { automaticAnswer, passDelay } from './auto-pass.ts';

const option = (verb: Option['do'], card = -1): Option => ({ do: verb, card, on: -1, to: -1, way: -1 }) as Option;
const asked = (kind: Decision['kind'], ...options: readonly Option[]): Decision => ({
  id: 3,
  player: 0,
  kind,
  source: -1,
  options,
});
const turnOf = (active: 0 | 1, phase: View['phase'] = 'play') => ({ active, phase }) as View;

const only = { autoPass: true, untilMyTurn: false };
const through = { autoPass: false, untilMyTurn: true };
const pass = option('pass');
const card = option('play', 12);

test.each([
  ['a response with nothing to respond with', asked('respond', pass), turnOf(0), only, true],
  ["the opponent's turn with nothing to do", asked('action', pass), turnOf(1), only, true],
  ['a response with a card', asked('respond', pass, card), turnOf(1), only, false],
  ['A-3.1: a response with an unwritten card', asked('respond', pass, option('answer', 12)), turnOf(1), only, false],
  ["one's own turn with nothing to do", asked('action', pass), turnOf(0), only, false],
  ['seeding', asked('seed card', pass), turnOf(1, 'dilemmas'), only, false],
  ['a choice that cannot be declined', asked('respond', card), turnOf(1), through, false],
  ['a response with a card, passing until my turn', asked('respond', pass, card), turnOf(1), through, true],
  ['a response in my own turn, passing until my turn', asked('respond', pass, card), turnOf(0), through, false],
  [
    'nothing to do, but the player wants to be asked',
    asked('respond', pass),
    turnOf(1),
    { ...only, autoPass: false },
    false,
  ],
] as const)('%s', (_, decision, view, settings, passes) => {
  const answer = automaticAnswer(decision, view, settings);
  expect(answer?.do).toBe(passes ? 'pass' : undefined);
  if (answer) expect(answer).toMatchObject({ decision: 3, player: 0, cards: [] });
});

test('the answer comes after a moment that tells nothing', () => {
  expect(passDelay(only, () => 0)).toBeGreaterThan(50);
  expect(passDelay(only, () => 1)).toBeLessThan(300);
  expect(passDelay(through, () => 1)).toBe(0);
});
