import { deckParts } from '@spaceline/language';
import { tellKept } from './kept-news.ts';
import { erase, has, read, write } from './storage.ts';
import { noteThrown } from './thrown-away.ts';

/** One's own deck list, and whether titles of it that have no program are played, at an assisted table. */
export interface OwnList {
  readonly deck: { readonly [Pile in 'missions' | 'seeds' | 'draw']: readonly string[] };
  readonly assisted: boolean;
}

/** A game that can be continued from this browser; without a token by who one is. */
export interface SavedGame {
  readonly match: string;
  readonly token: string;
  readonly deck: string;
  readonly format: string;
  /** The file of its house format. */
  readonly house?: string;
  readonly own?: OwnList;
  /** The sealed session its deck was built in. */
  readonly sealed?: string;
}

/** A box that was taken in this browser, and how far one has come with looking into it. */
export interface SavedBox {
  readonly sealed: string;
  readonly token: string;
  /** Wrappers torn open so far, the premium cards last. */
  readonly torn: number;
  /** All was seen: the deck is being built. */
  readonly building: boolean;
}

/** A house format kept in this browser, by its name. */
export interface KeptFormat {
  readonly name: string;
  readonly text: string;
  /** When it was changed last, in milliseconds since 1970; what an older page kept does not say. */
  readonly changed?: number;
}

export interface Settings {
  readonly autoPass: boolean;
}

const gamesKey = 'spaceline.games';
/** Where one game was kept when a browser kept one only. */
const gameKey = 'spaceline.game';
const settingsKey = 'spaceline.settings';
const formatsKey = 'spaceline.formats';
const boxesKey = 'spaceline.boxes';
const boxKey = 'spaceline.box';
const chosenKey = 'spaceline.format';

const isPile = (value: unknown): boolean => Array.isArray(value) && value.every((id) => typeof id === 'string');

const isOwnList = (value: unknown): value is OwnList =>
  has(value, 'deck', 'assisted') &&
  typeof value.assisted === 'boolean' &&
  has(value.deck, ...deckParts) &&
  Object.values(value.deck).every(isPile);

/** Games and boxes a browser keeps the tokens of; the server knows those of a person besides. */
const mostSaved = 100;

/** What is kept under a key, the newest first; and before it what an older page kept under another. */
function savedList<T>(key: string, older: string, readOne: (value: unknown) => T | undefined): readonly T[] {
  const value = read(key);
  const list = Array.isArray(value) ? value : [];
  return [read(older), ...list].flatMap((each) => readOne(each) ?? []);
}

function gameIn(value: unknown): SavedGame | undefined {
  if (!has(value, 'match', 'token')) return undefined;
  const { match, token } = value;
  if (typeof match !== 'string' || typeof token !== 'string') return undefined;
  const deck = has(value, 'deck') && typeof value.deck === 'string' ? value.deck : '';
  const format = has(value, 'format') && typeof value.format === 'string' ? value.format : '';
  const house = has(value, 'house') && typeof value.house === 'string' ? { house: value.house } : {};
  const own = has(value, 'own') && isOwnList(value.own) ? { own: value.own } : {};
  const sealed = has(value, 'sealed') && typeof value.sealed === 'string' ? { sealed: value.sealed } : {};
  return { match, token, deck, format, ...house, ...own, ...sealed };
}

/** The games that can be continued from this browser, the last one first. */
export const savedGames = (): readonly SavedGame[] => savedList(gamesKey, gameKey, gameIn);

/** A certain game. */
export const savedGame = (match: string): SavedGame | undefined => savedGames().find((game) => game.match === match);

/** Keeps a game beside all others. */
export function saveGame(game: SavedGame): void {
  write(gamesKey, [game, ...savedGames().filter(({ match }) => match !== game.match)].slice(0, mostSaved));
  erase(gameKey);
}

export function forgetGame(match: string): void {
  write(
    gamesKey,
    savedGames().filter((game) => game.match !== match),
  );
  erase(gameKey);
}

function boxIn(value: unknown): SavedBox | undefined {
  if (!has(value, 'sealed', 'token', 'torn', 'building')) return undefined;
  const { sealed, token, torn, building } = value;
  if (typeof sealed !== 'string' || typeof token !== 'string') return undefined;
  return { sealed, token, torn: typeof torn === 'number' ? torn : 0, building: building === true };
}

/** The boxes that were taken in this browser and are not played yet, the last one first. */
export const savedBoxes = (): readonly SavedBox[] => savedList(boxesKey, boxKey, boxIn);

export const savedBox = (sealed: string): SavedBox | undefined => savedBoxes().find((box) => box.sealed === sealed);

export function saveBox(box: SavedBox): void {
  write(boxesKey, [box, ...savedBoxes().filter(({ sealed }) => sealed !== box.sealed)].slice(0, mostSaved));
  erase(boxKey);
}

export function forgetBox(sealed: string): void {
  write(
    boxesKey,
    savedBoxes().filter((box) => box.sealed !== sealed),
  );
  erase(boxKey);
}

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

export function forgetFormat(name: string): void {
  noteThrown('formats', name);
  write(
    formatsKey,
    keptFormats().filter((each) => each.name !== name),
  );
  tellKept();
}

/** Keeps a house format; one of the same name is replaced. */
export function keepFormat({ name, text }: KeptFormat, changed = Date.now()): void {
  write(formatsKey, [...keptFormats().filter((each) => each.name !== name), { name, text, changed }]);
  tellKept();
}

/** The format chosen last on the start page. */
export function chosenFormat(): string | undefined {
  const value = read(chosenKey);
  return typeof value === 'string' ? value : undefined;
}

export const chooseFormat = (format: string): void => write(chosenKey, format);
