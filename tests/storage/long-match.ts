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
  decks: [deckOf('starfleet-command'), deckOf('klingon-high-council')],
  seats: [{ name: 'One' }, { name: 'Two' }],
};

type Row = { readonly seq: number; readonly choice: Choice; readonly hash: string; readonly events: string };

interface Played {
  readonly rows: readonly Row[];
  readonly state: State;
}

/** A game between two who choose at random, until so many choices are made or it is over. */
function play(decks: Dealt['decks'], names: readonly [string, string], most: number): Played {
  const state = create({ pool: makePool([...allCards, ...furtherCardsOf(decks, false)]), format: open, seed, decks });
  const bots = names.map((name) => randomBot(name));
  const rows: Row[] = [];
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
  return { rows, state };
}

/** Games are of any length, and another one with each change of the rules: the first that is long enough is taken. */
function playLong(decks: Dealt['decks'], most: number): Played {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const played = play(decks, [`a${attempt}`, `b${attempt}`], most);
    if (played.rows.length === most) return played;
  }
  throw new Error(`No game of ${most} choices was found.`);
}

/** Plays so many choices, and stores each. */
export async function layLongMatch(
  storage: Storage,
  id: string,
  most: number,
  { decks, seats } = usual,
): Promise<LongMatch> {
  const store = new MatchStore(storage);
  await store.create(deal({ id, format: 'open', seed, decks, seats }));
  const { rows, state } = playLong(decks, most);
  for (let at = 0; at < rows.length; at += 500)
    await storage.db
      .insertInto('match_log')
      .values(rows.slice(at, at + 500).map((row) => ({ ...row, match: id, choice: JSON.stringify(row.choice) })))
      .execute();
  return { choices: rows.length, state };
}
