import { allCards } from '@spaceline/cards';
import { unwrittenCards } from '@spaceline/cards/unwritten';
import { apply, concession, create, hash, isRefusal, makePool } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { readReplay } from '@spaceline/protocol';
import type { Replay } from '@spaceline/protocol';
import { expect } from 'vitest';
import type { Pair } from './pair.ts';

/** What is left of an assisted match when it is over. */

export async function endAndReplay(pair: Pair, address: string): Promise<Replay> {
  await pair.choose(concession(pair.seq, 1));
  const read = readReplay(await (await fetch(`${address}/api/matches/${pair.match}/replay`)).text());
  if (!read.ok) throw new Error(read.error.why);
  return read.replay;
}

/** Whoever has the replay has the game: the titles that are not written follow from the decks. */
export function expectComputable({ seed, decks, choices, assisted, hash: last }: Replay) {
  const ids = decks.flatMap(({ missions, seeds, draw }) => [...missions, ...seeds, ...draw]);
  const pool = makePool([...allCards, ...unwrittenCards(ids)]);
  const state = create({ pool, format: open, seed, decks, ...(assisted ? { assisted } : {}) });
  for (const choice of choices) expect(isRefusal(apply(state, choice))).toBe(false);
  expect(hash(state)).toBe(last);
}

/** What both heard over many connections is what happened: nothing missing, nothing twice. */
export async function expectAllHeard(pair: Pair, address: string) {
  for (const { token, events } of pair.persons) {
    const whole = await fetch(`${address}/api/matches/${pair.match}/state`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(events).toEqual(((await whole.json()) as { events: unknown[] }).events);
  }
}
