import type { Bot } from '@spaceline/bots';
import type { Deck } from '@spaceline/decks';
import { type Choice, hash } from '@spaceline/engine';
import { formatNamed } from './commands/check.ts';
import { botNamed, boxDecks, newGame, playOut, seated } from './match.ts';

/** Which games to play: those of `games` whose number leaves this remainder by the number of workers. */
export interface Task {
  readonly format: string;
  /** Absent: each game has decks of its own, from boxes. */
  readonly decks?: [Deck, Deck];
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
  /** What the format calls the result. */
  readonly standing?: string;
  readonly hash: string;
  readonly error?: string;
}

const seedFor = (task: Task, game: number): string => `${task.seed}/${game}`;

/** Plays one game of a simulation; the same task and number give the same game. */
export const playGame = (task: Task, game: number, record?: (choice: Choice) => void): GameResult => {
  const seed = seedFor(task, game);
  const format = formatNamed(task.format);
  const state = newGame(format, seed, task.decks ?? boxDecks(seed, task.bots), task.assisted);
  let decisions = 0;
  try {
    const player = (seat: 0 | 1): Bot => seated(botNamed(task.bots[seat])(`${seed}/${seat}`), state, format);
    const players = [player(0), player(1)] as const;
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
    ...(result?.standing ? { standing: result.standing.name } : {}),
    hash: hash(state),
  };
};

export const playGames = (task: Task, done: (result: GameResult) => void): void => {
  for (let game = task.worker; game < task.games; game += task.workers) done(playGame(task, game));
};
