import { randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import { allows, apply, create, decisions, isRefusal, makePool, outlook, view } from '@spaceline/engine';
import type { Seer, State } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { changeOf, updateFrom } from '@spaceline/protocol';
import type { Change, TableNow, Update } from '@spaceline/protocol';
import { expect, test } from 'vitest';

const pool = makePool(allCards);
const seers = [0, 1, 'spectator'] as const satisfies readonly Seer[];
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const standingOf = (state: State, seer: Seer): TableNow => ({
  seer,
  view: view(state, seer),
  decisions: decisions(state).filter(({ player }) => player === seer),
  ...(seer === 'spectator' || state.result ? {} : { outlook: [...outlook(state, seer)] }),
});

/** The table after each choice of a game played at random. */
function* played(game: number): Generator<State> {
  const deck = (at: number) => starterDecks[at % starterDecks.length]!.deck;
  const decks = [deck(game), deck(game * 3 + 1)] as const;
  const state = create({ pool, format: open, seed: (26 + game).toString(16).repeat(32), decks });
  const bots = [randomBot(`one ${game}`), randomBot(`two ${game}`)];
  for (;;) {
    yield state;
    const [decision] = decisions(state);
    if (!decision) return;
    const choice = bots[decision.player]!(
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
    const done = apply(state, choice);
    if (isRefusal(done)) throw new Error(done.why);
  }
}

test.each([0, 3])('in whole games clients who are told differences have what the server has: game %i', (game) => {
  const told = new Map<Seer, Update>();
  const before = new Map<Seer, TableNow>();
  const sent = { whole: 0, different: 0 };
  for (const state of played(game)) {
    const { seq } = state;
    for (const seer of seers) {
      const standing = standingOf(state, seer);
      const last = before.get(seer);
      before.set(seer, standing);
      const head = { match: 'm1', since: seq - 1, seq, events: [] };
      const update: Update = overTheWire({ t: 'update', ...head, ...standing });
      if (!last) {
        told.set(seer, update);
        continue;
      }
      const change: Change = { t: 'change', ...head, change: changeOf(last, standing) };
      const text = JSON.stringify(change);
      const next = updateFrom(told.get(seer), JSON.parse(text) as Change)!;
      // Compared as text: parts of the view stand in the same order for everybody.
      if (JSON.stringify(next) !== JSON.stringify(update)) expect(next).toEqual(update);
      told.set(seer, next);
      sent.different += text.length;
      sent.whole += JSON.stringify(update).length;
    }
  }
  expect(sent.whole).toBeGreaterThan(10_000_000);
  expect(sent.different).toBeLessThan(sent.whole / 5);
});
