import { type GameEvent, type State, apply, create, hash, isRefusal, seen, sentence } from '@spaceline/engine';
import {
  choiceSchema,
  type KeptEvent,
  type Names,
  type Replay,
  keepEvent,
  tellEvent,
  wholeEvent,
} from '@spaceline/protocol';
import { formatOf } from './commands/check.ts';
import { poolFor } from './match.ts';
import { BadInput } from './output.ts';

/** A recorded game played again by the rules that are here. */

/** A finished game hides nothing: every card is named. */
export const allNames = (state: State): Names => ({
  reader: 'spectator',
  card: (id) => state.fixed.cards[id]?.def.title,
  titleOf: (def) => state.fixed.pool.byId.get(def)?.def.title ?? def,
  facts: (id) => state.fixed.cards[id]?.def,
  players: ['Player 1', 'Player 2'],
});

/** Events with nothing hidden, as a replay keeps them. To be asked at the state right after the choice. */
export const keptEvents = (state: State, events: readonly GameEvent[]): KeptEvent[] =>
  events.map((event) => keepEvent(wholeEvent(event, [seen(state, event, 0), seen(state, event, 1)])));

const begin = (replay: Replay): State => {
  const assisted = replay.assisted ?? false;
  const pool = poolFor(replay.decks, assisted);
  const unknown = replay.decks.flatMap((deck) =>
    Object.values(deck)
      .flat()
      .filter((id) => !pool.byId.has(id)),
  );
  if (unknown.length)
    throw new BadInput(`the replay names cards that are not here: ${[...new Set(unknown)].join(', ')}`);
  const [first, second] = replay.decks;
  return create({ pool, format: formatOf(replay), seed: replay.seed, decks: [first, second], assisted });
};

export interface Verdict {
  readonly choices: number;
  readonly verified: boolean;
  readonly why?: string;
  readonly hash: string;
}

const inOneOrder = (events: readonly KeptEvent[]): string =>
  JSON.stringify(events.map((event) => keepEvent(tellEvent(event))));

/** Plays a replay again, telling what happened after each choice. */
export const replayed = (replay: Replay, tell: (state: State, events: readonly GameEvent[]) => void): Verdict => {
  const state = begin(replay);
  const wrong = (choices: number, why: string): Verdict => ({ choices, verified: false, why, hash: hash(state) });
  const isRecorded = (at: number, events: readonly GameEvent[]): boolean => {
    const recorded = replay.events?.[at];
    return !recorded || inOneOrder(recorded) === JSON.stringify(keptEvents(state, events));
  };
  const other = (at: number): Verdict => wrong(at, `something else happened at choice ${at} than the file says`);

  tell(state, state.events);
  if (!isRecorded(0, state.events)) return other(0);
  for (const [at, choice] of replay.choices.entries()) {
    // Rules of another version may have made choices of another shape.
    if (!choiceSchema.safeParse(choice).success) return wrong(at, `choice ${at + 1} has the shape of other rules`);
    const result = apply(state, choice);
    if (isRefusal(result)) return wrong(at, `choice ${at + 1} is refused. ${sentence(result)}`);
    tell(state, result.events);
    if (!isRecorded(at + 1, result.events)) return other(at + 1);
  }
  const reached = hash(state);
  return reached === replay.hash
    ? { choices: replay.choices.length, verified: true, hash: reached }
    : wrong(replay.choices.length, `the game ends in state ${reached}, the file says ${replay.hash}`);
};
