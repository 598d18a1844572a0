import type { Decision, Option, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { automaticPass, usualStops } from './passing.ts';

const option = (verb: Option['do'], card = -1): Option => ({ do: verb, card, on: -1, to: -1, way: -1 }) as Option;
const play = (card: number, answers: number): Option => ({ ...option('play', card), on: { answers } }) as Option;
const asked = (kind: Decision['kind'], ...options: readonly Option[]): Decision => ({
  id: 3,
  player: 0,
  kind,
  source: -1,
  options,
});
const cards = [
  { id: 12, def: 'kevin-uxbridge', owner: 0 },
  { id: 20, def: 'red-alert', owner: 0 },
  { id: 21, def: 'runabout', owner: 0 },
  { id: 30, def: 'red-alert', owner: 1 },
];
const turnOf = (active: 0 | 1, phase: View['phase'] = 'play', changes: object = {}) =>
  ({ active, phase, segment: 'card play', cards, ...changes }) as unknown as View;
const typeOf = (def: string) => (def === 'runabout' ? 'Ship' : 'Event');

const base = {
  untilMyTurn: false,
  hold: false,
  stops: usualStops,
  asked: new Set<string>(),
  silent: new Set<string>(),
  typeOf,
};
const only = { ...base, autoPass: true };
const through = { ...base, autoPass: false, untilMyTurn: true };
const never = { ...only, stops: { ...usualStops, cards: { 'kevin-uxbridge': 'never' } } } as const;
const always = {
  ...only,
  asked: new Set(['play 12']),
  stops: { ...usualStops, cards: { 'kevin-uxbridge': 'always' } },
} as const;
const pass = option('pass');
const card = play(12, 30);

test.each([
  ['a response with nothing to respond with', asked('respond', pass), turnOf(0), only, true],
  ["the opponent's turn with nothing to do", asked('action', pass), turnOf(1), only, true],
  ['a response with a card', asked('respond', pass, card), turnOf(1), only, false],
  ['A-3.1: a response with an unwritten card', asked('respond', pass, option('answer', 12)), turnOf(1), only, false],
  ["one's own turn with nothing to play", asked('action', pass), turnOf(0), only, true],
  ["the end of one's own turn", asked('action', pass), turnOf(0, 'play', { segment: 'orders' }), only, false],
  ["one's own turn at an assisted table", asked('action', pass), turnOf(0, 'play', { assisted: true }), only, false],
  ["one's own turn with something to do", asked('action', pass, option('fly', 12)), turnOf(0), only, false],
  ['seeding', asked('seed card', pass), turnOf(1, 'dilemmas'), only, false],
  ['a choice that cannot be declined', asked('respond', card), turnOf(1), through, false],
  ['a response with a card, passing until my turn', asked('respond', pass, card), turnOf(1), through, true],
  ['a response in my own turn, passing until my turn', asked('respond', pass, card), turnOf(0), through, false],
  ["a card in the opponent's turn, for the first time", asked('action', pass, card), turnOf(1), only, false],
  [
    "a card in the opponent's turn, for the second time",
    asked('action', pass, card),
    turnOf(1),
    { ...only, asked: new Set(['play 12']) },
    true,
  ],
  [
    "another card in the opponent's turn",
    asked('action', pass, card),
    turnOf(1),
    { ...only, asked: new Set(['play 13']) },
    false,
  ],
  ['a card about which one is never asked', asked('respond', pass, card), turnOf(1), never, true],
  ['a card about which one is always asked', asked('action', pass, card), turnOf(1), always, false],
  [
    'a card about which one is always asked, but not in this turn',
    asked('action', pass, card),
    turnOf(1),
    { ...always, silent: new Set(['kevin-uxbridge']) },
    true,
  ],
  [
    'another card, where one is not asked about this one in this turn',
    asked('respond', pass, card, play(20, 30)),
    turnOf(1),
    { ...only, silent: new Set(['kevin-uxbridge']) },
    false,
  ],
  ["nullifying one's own card", asked('respond', pass, play(12, 20)), turnOf(0), only, true],
  ["helping one's own ship", asked('respond', pass, play(12, 21)), turnOf(1), only, false],
  [
    "nullifying one's own card, where one wants to be asked",
    asked('respond', pass, play(12, 20)),
    turnOf(0),
    { ...only, stops: { ...usualStops, ownCards: true } },
    false,
  ],
  ['anything, while one holds', asked('respond', pass), turnOf(1), { ...only, hold: true }, false],
  [
    'nothing to do, but the player wants to be asked',
    asked('respond', pass),
    turnOf(1),
    { ...only, autoPass: false },
    false,
  ],
] as const)('%s', (_, decision, view, settings, passes) => {
  expect(automaticPass(decision, view, settings)?.do).toBe(passes ? 'pass' : undefined);
});
