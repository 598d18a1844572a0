import type { Deck } from '@spaceline/decks';
import { type Choice, hash } from '@spaceline/engine';
import { formatNamed } from './commands/check.ts';
import { botNamed, newGame, playOut } from './match.ts';

/** Which games to play: those of `games` whose number leaves this remainder by the number of workers. */
export interface Task {
  readonly format: string;
  readonly decks: [Deck, Deck];
  readonly assisted: boolean;
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  readonly worker: number;
  readonly workers: number;
  /** Choices after which a game counts as unfinished. */
  readonly most: number;
}

export interface GameResult {
  readonly game: number;
  readonly decisions: number;
  readonly turns: number;
  readonly outcome: 'finished' | 'unfinished' | 'error';
  readonly winner?: 0 | 1;
  readonly reason?: string;
  readonly hash: string;
  readonly error?: string;
}

const seedFor = (task: Task, game: number): string => `${task.seed}/${game}`;

/** Plays one game of a simulation; the same task and number give the same game. */
export const playGame = (task: Task, game: number, record?: (choice: Choice) => void): GameResult => {
  const seed = seedFor(task, game);
  const format = formatNamed(task.format);
  const state = newGame(format, seed, task.decks, task.assisted);
  let decisions = 0;
  try {
    const players = [botNamed(task.bots[0])(`${seed}/0`), botNamed(task.bots[1])(`${seed}/1`)] as const;
    playOut(state, players, task.most, (choice) => {
      decisions += 1;
      record?.(choice);
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { game, decisions, turns: state.turn, outcome: 'error', hash: '', error: `seed ${seed}: ${why}` };
  }
  const { result } = state;
  return {
    game,
    decisions,
    turns: state.turn,
    outcome: result ? 'finished' : 'unfinished',
    ...(result?.winner === undefined ? {} : { winner: result.winner }),
    ...(result ? { reason: result.reason } : {}),
    hash: hash(state),
  };
};

export const playGames = (task: Task, done: (result: GameResult) => void): void => {
  for (let game = task.worker; game < task.games; game += task.workers) done(playGame(task, game));
};
