// A match of two thousand choices, stored as servers store it, in less time than it takes to play it over a wire.
import { randomBot } from '@spaceline/bots';
import { starterDecks } from '@spaceline/decks';
import { furtherCardsOf } from '@spaceline/decks/catalogue';
import { allCards } from '@spaceline/cards';
import { allows, apply, create, decisions, hash, isRefusal, makePool, view } from '@spaceline/engine';
import type { Choice, State } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { deal, keptEvents, MatchStore } from '@spaceline/server';
import type { Storage } from '@spaceline/server';

const deckOf = (id: string) => starterDecks.find((starter) => starter.id === id)!.deck;
const seed = '22'.repeat(32);

export interface LongMatch {
  readonly choices: number;
  /** The table after the last of them. */
  readonly state: State;
}

type Dealt = Pick<Parameters<typeof deal>[0], 'decks' | 'seats'>;

/** Seats that belong to nobody. */
const usual: Dealt = {
  decks: [deckOf('khitomer-accord'), deckOf('klingon-high-council')],
  seats: [{ name: 'One' }, { name: 'Two' }],
};

/** Plays until so many choices are made, and stores each. */
export async function layLongMatch(
  storage: Storage,
  id: string,
  most: number,
  { decks, seats } = usual,
): Promise<LongMatch> {
  const store = new MatchStore(storage);
  await store.create(deal({ id, format: 'open', seed, decks, seats }));
  const state = create({ pool: makePool([...allCards, ...furtherCardsOf(decks, false)]), format: open, seed, decks });
  const bots = [randomBot('a8'), randomBot('b8')];
  const rows: { seq: number; choice: Choice; hash: string; events: string }[] = [];
  while (rows.length < most) {
    const [decision] = decisions(state);
    if (!decision) break;
    const choice = bots[decision.player]!(
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(done.why);
    const events = JSON.stringify(keptEvents(state, done.events));
    rows.push({ seq: state.seq, choice, hash: hash(state), events });
  }
  for (let at = 0; at < rows.length; at += 500)
    await storage.db
      .insertInto('match_log')
      .values(rows.slice(at, at + 500).map((row) => ({ ...row, match: id, choice: JSON.stringify(row.choice) })))
      .execute();
  return { choices: rows.length, state };
}
