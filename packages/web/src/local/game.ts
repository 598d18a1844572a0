import type { Choice } from '@spaceline/engine';
import type { Level } from '@spaceline/bots';
import type { DeckList } from '../net/api.ts';
import { has, read, write } from '../net/storage.ts';

/** A game that is played in this browser alone: what it begins with, and the choices made since. */
export interface LocalGame {
  readonly match: string;
  readonly seed: string;
  readonly format: string;
  readonly decks: readonly [DeckList, DeckList];
  /** A table in the middle of a game, as the engine stores it; without one the game begins with seeding. */
  readonly position?: string;
  readonly level: Level;
  readonly names: readonly [string, string];
  /** The lesson that leads through it. */
  readonly lesson?: string;
  readonly choices: readonly Choice[];
  /** How far the lesson has come. */
  readonly step?: number;
}

const prefix = 'local';
const keyOf = (match: string): string => `spaceline.local.${match}`;

export const isLocal = (match: string): boolean => match.startsWith(prefix);

export const newLocalMatch = (): string => `${prefix}${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export function localGame(match: string): LocalGame | undefined {
  const value = read(keyOf(match));
  return has(value, 'match', 'seed', 'format', 'decks', 'level', 'choices')
    ? (value as unknown as LocalGame)
    : undefined;
}

export const keepLocalGame = (game: LocalGame): void => write(keyOf(game.match), game);
