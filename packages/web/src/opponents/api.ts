import { ask } from '../net/api.ts';

/** The computer as people meet it. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  /** Starter decks by their ids, the favourite first. */
  readonly decks: readonly string[];
  readonly line: string;
}

export interface Level {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

export interface Opponents {
  readonly opponents: readonly Opponent[];
  readonly levels: readonly Level[];
}

export const loadOpponents = (): Promise<Opponents> => ask('/api/opponents');
