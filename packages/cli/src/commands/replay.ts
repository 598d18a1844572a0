import { type GameEvent, type State, apply, create, hash, isRefusal, sentence } from '@spaceline/engine';
import { type Names, type Replay, eventWords, readReplay, replayLimit } from '@spaceline/protocol';
import { readInput } from '../files.ts';
import { poolFor } from '../match.ts';
import { BadInput, type JsonOption, print, printJson } from '../output.ts';
import { formatOf } from './check.ts';

export interface ReplayOptions extends JsonOption {
  readonly verify?: boolean;
}

/** A finished game hides nothing: every card is named. */
const allNames = (state: State): Names => ({
  reader: 'spectator',
  card: (id) => state.fixed.cards[id]?.def.title,
  titleOf: (def) => state.fixed.pool.byId.get(def)?.def.title ?? def,
  facts: (id) => state.fixed.cards[id]?.def,
  players: ['Player 1', 'Player 2'],
});

const begin = (replay: Replay): State => {
  const assisted = replay.assisted ?? false;
  const pool = poolFor(replay.decks, assisted);
  const unknown = replay.decks.flatMap((deck) =>
    [...deck.missions, ...deck.seeds, ...deck.draw].filter((id) => !pool.byId.has(id)),
  );
  if (unknown.length)
    throw new BadInput(`the replay names cards that are not here: ${[...new Set(unknown)].join(', ')}`);
  const [first, second] = replay.decks;
  return create({ pool, format: formatOf(replay), seed: replay.seed, decks: [first, second], assisted });
};

interface Verdict {
  readonly choices: number;
  readonly verified: boolean;
  readonly why?: string;
  readonly hash: string;
}

/** Plays a replay again, telling what happened after each choice. */
const replayed = (replay: Replay, tell: (state: State, events: readonly GameEvent[]) => void): Verdict => {
  const state = begin(replay);
  tell(state, state.events);
  for (const [at, choice] of replay.choices.entries()) {
    const result = apply(state, choice);
    if (isRefusal(result))
      return {
        choices: at,
        verified: false,
        why: `choice ${at + 1} is refused. ${sentence(result)}`,
        hash: hash(state),
      };
    tell(state, result.events);
  }
  const reached = hash(state);
  const same = reached === replay.hash;
  return {
    choices: replay.choices.length,
    verified: same,
    ...(same ? {} : { why: `the game ends in state ${reached}, the file says ${replay.hash}` }),
    hash: reached,
  };
};

/** Prints a recorded game; with `--verify` only whether it holds. Exit code 1 if it does not. */
export const replayCommand = (file: string, options: ReplayOptions): number => {
  const read = readReplay(readInput(file, replayLimit));
  if (!read.ok) throw new BadInput(`${file}: ${read.error.what}: ${read.error.why}`);
  const quiet = options.verify === true || options.json === true;
  const verdict = replayed(read.replay, (state, events) => {
    if (quiet) return;
    const names = allNames(state);
    for (const event of events) print(eventWords({ ...event, names: {} }, names));
  });
  if (options.json) printJson(verdict);
  else if (verdict.verified) print(`${verdict.choices} choices, verified: ${verdict.hash}`);
  else print(`not verified after ${verdict.choices} choices: ${verdict.why}`);
  return verdict.verified ? 0 : 1;
};
