import { deckParts } from '@spaceline/language';
import { dropOthers } from './kept-plan.ts';
import { has, read, write } from './storage.ts';

/** One's own deck list, and whether titles of it that have no program are played, at an assisted table. */
export interface OwnList {
  readonly deck: { readonly [Pile in 'missions' | 'seeds' | 'draw']: readonly string[] };
  readonly assisted: boolean;
}

/** A game that can be continued from this browser. */
export interface SavedGame {
  readonly match: string;
  readonly token: string;
  readonly deck: string;
  readonly format: string;
  /** The file of its house format. */
  readonly house?: string;
  readonly own?: OwnList;
}

/** A house format kept in this browser, by its name. */
export interface KeptFormat {
  readonly name: string;
  readonly text: string;
}

export interface Settings {
  readonly autoPass: boolean;
}

const gameKey = 'spaceline.game';
const settingsKey = 'spaceline.settings';
const formatsKey = 'spaceline.formats';
const chosenKey = 'spaceline.format';

const isPile = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string');

const isOwnList = (value: unknown): value is OwnList =>
  has(value, 'deck', 'assisted') &&
  typeof value.assisted === 'boolean' &&
  has(value.deck, ...deckParts) &&
  Object.values(value.deck).every(isPile);

export function savedGame(): SavedGame | undefined {
  const value = read(gameKey);
  if (!has(value, 'match', 'token')) return undefined;
  const { match, token } = value;
  if (typeof match !== 'string' || typeof token !== 'string') return undefined;
  const deck = has(value, 'deck') && typeof value.deck === 'string' ? value.deck : '';
  const format = has(value, 'format') && typeof value.format === 'string' ? value.format : '';
  const house = has(value, 'house') && typeof value.house === 'string' ? { house: value.house } : {};
  const own = has(value, 'own') && isOwnList(value.own) ? { own: value.own } : {};
  return { match, token, deck, format, ...house, ...own };
}

export function saveGame(game: SavedGame): void {
  write(gameKey, game);
  dropOthers(game.match);
}

export const forgetGame = (): void => write(gameKey, null);

export function savedSettings(): Settings {
  const value = read(settingsKey);
  return { autoPass: !has(value, 'autoPass') || value.autoPass !== false };
}

export const saveSettings = (settings: Settings): void => write(settingsKey, settings);

const isKept = (value: unknown): value is KeptFormat =>
  has(value, 'name', 'text') && typeof value.name === 'string' && typeof value.text === 'string';

export function keptFormats(): readonly KeptFormat[] {
  const value = read(formatsKey);
  return Array.isArray(value) ? value.filter(isKept) : [];
}

export const forgetFormat = (name: string): void =>
  write(
    formatsKey,
    keptFormats().filter((each) => each.name !== name),
  );

/** Keeps a house format; one of the same name is replaced. */
export const keepFormat = (kept: KeptFormat): void =>
  write(formatsKey, [...keptFormats().filter(({ name }) => name !== kept.name), kept]);

/** The format chosen last on the start page. */
export function chosenFormat(): string | undefined {
  const value = read(chosenKey);
  return typeof value === 'string' ? value : undefined;
}

export const chooseFormat = (format: string): void => write(chosenKey, format);
