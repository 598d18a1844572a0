import type { Choice } from '@spaceline/engine';
import type { Level } from '@spaceline/bots';
import type { DeckList } from '../net/api.ts';
import { erase, has, keysFrom, read, write } from '../net/storage.ts';
import type { Stands } from '../net/wire.ts';

/** Why the computer made a choice, by its place in the log. */
export interface KeptReason {
  readonly seq: number;
  readonly why: string;
}

/** A game that is played in this browser alone: what it begins with, and the choices made since. */
export interface LocalGame {
  readonly match: string;
  readonly seed: string;
  readonly format: string;
  readonly formatName?: string;
  /** The file of its house format. */
  readonly house?: string;
  readonly decks: readonly [DeckList, DeckList];
  /** The starter deck it is played with, if it is one: for another game like it. */
  readonly starter?: string;
  /** A table in the middle of a game, as the engine stores it; without one the game begins with seeding. */
  readonly position?: string;
  readonly level: Level;
  readonly names: readonly [string, string];
  /** The computer takes its time, like a person. */
  readonly thinking?: boolean;
  /** The lesson that leads through it. */
  readonly lesson?: string;
  readonly choices: readonly Choice[];
  readonly reasons?: readonly KeptReason[];
  /** How far the lesson has come. */
  readonly step?: number;
  /** When it began and when somebody chose last, as ISO dates. */
  readonly created?: string;
  readonly moved?: string;
  /** Where it stands, for lists. */
  readonly stands?: Stands;
}

const prefix = 'local';
const keyPrefix = `spaceline.${prefix}.`;
const keyOf = (match: string): string => `${keyPrefix}${match}`;

/** A browser gives a site little room: beyond so many games the one that was longest ago makes way. */
const mostKept = 20;

export const isLocal = (match: string): boolean => match.startsWith(prefix);

export const newLocalMatch = (): string => `${prefix}${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

const gameAt = (key: string): LocalGame | undefined => {
  const value = read(key);
  return has(value, 'match', 'seed', 'format', 'decks', 'level', 'choices')
    ? (value as unknown as LocalGame)
    : undefined;
};

export const localGame = (match: string): LocalGame | undefined => gameAt(keyOf(match));

export const keepLocalGame = (game: LocalGame): void => write(keyOf(game.match), game);

export const forgetLocalGame = (match: string): void => erase(keyOf(match));

const isOver = ({ stands }: LocalGame): boolean => stands?.phase === 'over';

const lastMoved = ({ moved = '' }: LocalGame): string => moved;

/** All that are kept, lessons too, the one played last first. */
const keptGames = (): readonly LocalGame[] =>
  keysFrom(keyPrefix)
    .flatMap((key) => gameAt(key) ?? [])
    .toSorted((one, other) => lastMoved(other).localeCompare(lastMoved(one)));

/** Games against the computer that are not over, the one played last first. */
export const runningLocalGames = (): readonly LocalGame[] =>
  keptGames().filter((game) => game.lesson === undefined && !isOver(game));

/** Keeps a new game; what is over, a lesson, or lay longest makes way. */
export function beginLocalGame(game: LocalGame): void {
  const kept = keptGames();
  const dispensable = [...kept.filter((one) => !one.lesson && !isOver(one)), ...kept.filter(isOver)];
  const rest = kept.filter((one) => !dispensable.includes(one));
  for (const { match } of [...dispensable, ...rest].slice(mostKept - 1)) forgetLocalGame(match);
  keepLocalGame(game);
}
