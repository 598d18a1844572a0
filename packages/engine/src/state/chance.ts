import type { CardId, Player } from '../contract/ids.ts';
import type { State } from './state.ts';

/** The one door of chance: named streams, each keyed by the seed, its purpose and how often it was asked (B-1.11). */
export const streams = ['first player', 'missions 0', 'missions 1', 'deck 0', 'deck 1', 'selection', 'combat'] as const;
export type Stream = (typeof streams)[number];

const streamNumber: Readonly<Record<Stream, number>> = {
  'first player': 0,
  'missions 0': 1,
  'missions 1': 2,
  'deck 0': 3,
  'deck 1': 4,
  selection: 5,
  combat: 6,
};

/** Eight words of a 256-bit seed written as 64 hexadecimal digits. */
export const seedWords = (seed: string): readonly number[] => {
  if (!/^[0-9a-f]{64}$/i.test(seed)) throw new Error(`A seed is 64 hexadecimal digits; got ${seed.length} characters.`);
  return Array.from({ length: 8 }, (_, i) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0);
};

const mix = (h: number, word: number): number => {
  let k = Math.imul(word, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  k = Math.imul(k, 0x1b873593);
  let x = h ^ k;
  x = (x << 13) | (x >>> 19);
  return (Math.imul(x, 5) + 0xe6546b64) | 0;
};

const finish = (h: number): number => {
  let x = h;
  x ^= x >>> 16;
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  x ^= x >>> 16;
  return x >>> 0;
};

const word = (seed: readonly number[], stream: number, count: number): number => {
  let h = mix(mix(0x5bd1e995, stream), count);
  for (const w of seed) h = finish(mix(h, w)) | 0;
  return finish(mix(h, count ^ 0x9e3779b9));
};

const range = 0x100000000;

/** A whole number from 0 to n-1, every one equally likely. */
export const roll = (s: State, stream: Stream, n: number): number => {
  const number = streamNumber[stream];
  const limit = range - (range % n);
  for (;;) {
    const drawn = word(s.fixed.seed, number, s.chance[number]++);
    if (drawn < limit) return drawn % n;
  }
};

export const shuffle = (s: State, stream: Stream, cards: CardId[]): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = roll(s, stream, i + 1);
    const held = cards[i];
    cards[i] = cards[j];
    cards[j] = held;
  }
};

export const deckStream = (player: Player): Stream => (player === 0 ? 'deck 0' : 'deck 1');
export const missionStream = (player: Player): Stream => (player === 0 ? 'missions 0' : 'missions 1');

/** So many of the candidates, without replacement, in the order drawn (B-18.1, B-18.7). */
export const drawLots = (s: State, stream: Stream, candidates: readonly CardId[], count: number): CardId[] => {
  const left = candidates.slice();
  const drawn: CardId[] = [];
  while (drawn.length < count && left.length > 0) {
    const said = s.rigged.length > 0 ? left.indexOf(s.rigged[0]) : -1;
    if (said >= 0) s.rigged = s.rigged.slice(1);
    const at = said >= 0 ? said : roll(s, stream, left.length);
    drawn.push(left[at]);
    left.splice(at, 1);
  }
  return drawn;
};
