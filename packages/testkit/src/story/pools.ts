import { allCards } from '@spaceline/cards';
import { catalogue } from '@spaceline/cards/catalogue';
import { unwrittenCard } from '@spaceline/cards/unwritten';
import type { Pool } from '@spaceline/engine';
import { makePool } from '@spaceline/engine';

/** The cards a story may name. */

type Defs = Parameters<typeof makePool>[0];
type Def = Defs[number];

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** Every card whose program is written. */
export const wholePool = once((): Pool => makePool(allCards));

/** Titles that play by their facts alone. */
const plain = once((): Defs => catalogue().flatMap(({ status, card }) => (status === 'plain' && card ? [card] : [])));

const firstWord = (title: string): string => /[\p{L}\d]+/u.exec(title)?.[0] ?? '';

const byFirstWord = once(() => {
  const found = new Map<string, Def[]>();
  for (const card of plain()) found.set(firstWord(card.title), [...(found.get(firstWord(card.title)) ?? []), card]);
  return found;
});

const isNamed = ({ id, title }: Def, text: string): boolean => {
  // Of several cards of a title those with a version are named by their ids.
  if (id.includes('.')) return text.includes(`{${id}}`);
  const at = text.indexOf(title);
  return at >= 0 && !/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + title.length] ?? '');
};

/**
 * The plain cards that a text names. As at tables, only what is played with is in the pool: which questions are asked
 * depends on whether some card of it could answer.
 */
const plainIn = (text: string): Defs => {
  const words = new Set(text.match(/[\p{L}\d]+/gu) ?? []);
  return [...words].flatMap((word) => byFirstWord().get(word) ?? []).filter((card) => isNamed(card, text));
};

const unwritten = once((): Defs => catalogue().flatMap((title) => (title.card ? [] : [unwrittenCard(title)])));

/** Every title of the game: at assisted tables those without a program are played as well. */
const everyTitle = once((): Pool => makePool([...allCards, ...plain(), ...unwritten()]));

/** The pool for a text, with cards made up for a test; one with the id of a known card replaces it. */
export const poolWith = (cards: Defs, assisted: boolean, text: string): Pool => {
  if (assisted && cards.length === 0) return everyTitle();
  const more = assisted ? [...plain(), ...unwritten()] : plainIn(text);
  if (more.length + cards.length === 0) return wholePool();
  const known = [...allCards, ...more];
  return makePool([...known.filter((card) => !cards.some((own) => own.id === card.id)), ...cards]);
};

export const poolOf = (assisted: boolean, text: string): Pool => poolWith([], assisted, text);
