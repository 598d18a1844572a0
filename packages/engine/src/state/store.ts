import { eachPile } from '@spaceline/language';
import { clone } from './copying.ts';
import { describeIn } from './describing.ts';
import type { Card, RestingZone, State } from './state.ts';
import { emptyMemory, isResting, resting } from './state.ts';

/** A state as text and back, and its fingerprint. */

/** A state as plain data. Cards that rest are their zone. */
export type Stored = Omit<State, 'fixed' | 'cards' | 'events' | 'memory' | 'result' | 'described'> & {
  /** Left out where nothing is described, as at every table that is not assisted. */
  readonly described?: State['described'];
  readonly cards: readonly (Card | RestingZone)[];
  readonly result: State['result'] | null;
};

export const stored = (s: State): Stored => ({
  cards: s.cards.map((c) => (isResting(c) ? (c.zone as RestingZone) : c)),
  players: s.players,
  locations: s.locations,
  play: s.play,
  speaking: s.speaking,
  away: s.away,
  acquired: s.acquired,
  frames: s.frames,
  phase: s.phase,
  turn: s.turn,
  active: s.active,
  first: s.first,
  segment: s.segment,
  action: s.action,
  seq: s.seq,
  chance: s.chance,
  rigged: s.rigged,
  attacks: s.attacks,
  history: s.history,
  turnHistory: s.turnHistory,
  seen: s.seen,
  met: s.met,
  spent: s.spent,
  ...(s.described.length > 0 ? { described: s.described } : {}),
  unsettled: s.unsettled,
  result: s.result ?? null,
});

export const serialize = (s: State): string => JSON.stringify(stored(s));

/** The game a text tells of, on a table where its decks have been laid down. */
export const restore = (s: State, text: string): State => revive(s, JSON.parse(text) as Stored);

/** The game that data tell of, on a table with the same cards. */
export const revive = (s: State, data: Stored): State => {
  const { cards, result, described = [], ...rest } = data;
  if (cards.length !== s.cards.length)
    throw new Error(`The stored game has ${cards.length} cards, its decks have ${s.cards.length}.`);
  for (const one of described) describeIn(s, one);
  // A copy has the shape that all states have: what was read has one of its own, and is several times slower to play on.
  const revived = clone({
    ...rest,
    described: s.described,
    fixed: s.fixed,
    cards: cards.map((c) => (typeof c === 'string' ? resting[c] : c)),
    result: result ?? undefined,
    events: [],
    memory: emptyMemory(),
  });
  // Copying names the piles for speed; which piles there are is said by their table.
  rest.players.forEach(({ piles }, player) =>
    Object.assign(
      revived.players[player].piles,
      eachPile((pile) => piles[pile].slice()),
    ),
  );
  return revived;
};

/** Where a fingerprint stands after so many characters. */
export interface Lanes {
  a: number;
  b: number;
  length: number;
}

export const begin = (): Lanes => ({ a: 0x811c9dc5 | 0, b: 0x9747b28c | 0, length: 0 });

/** FNV-1a over two lanes. */
export const mix = (lanes: Lanes, text: string): void => {
  let { a, b } = lanes;
  const { length } = lanes;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + length + i), 0x85ebca6b);
    b = (b << 13) | (b >>> 19);
  }
  lanes.a = a;
  lanes.b = b;
  lanes.length = length + text.length;
};

const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');

export const print = ({ a, b }: Lanes): string => hex(a) + hex(b);

/** Equal states give equal text, and the text is what is hashed. */
export const hash = (s: State): string => {
  const lanes = begin();
  mix(lanes, serialize(s));
  return print(lanes);
};
