import type { CardId } from '@spaceline/engine';
import type { Names } from './names.ts';

export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "you", "your opponent" or a name. */
export const person = (player: number, names: Names): string => {
  if (player !== 0 && player !== 1) return 'nobody';
  if (names.reader === 'spectator') return names.players[player];
  return names.reader === player ? 'you' : (names.opponent ?? 'your opponent');
};

export const possessive = (player: number, names: Names): string => {
  const who = person(player, names);
  return player === names.reader ? 'your' : `${who}'s`;
};

/** The name of a card, or "a card" if the reader may not know it. */
export const cardName = (id: CardId | undefined, names: Names): string =>
  (id === undefined ? undefined : names.card(id)) ?? 'a card';

/** Cards by name, those unknown counted together at the end. */
export const cardList = (ids: readonly (CardId | undefined)[], names: Names, last = 'and'): string => {
  const known = ids.flatMap((id) => (id === undefined ? [] : (names.card(id) ?? [])));
  const hidden = ids.length - known.length;
  if (hidden === 0) return list(known, last);
  const rest = known.length ? counted(hidden, 'more card') : hidden === 1 ? 'a card' : `${hidden} cards`;
  return list([...known, rest], last);
};

/** " on Data", " on you", " in response to Archer": what a card is played on, as far as the reader may know. */
export const targetPhrase = (card: CardId, way: number, on: CardId, names: Names): string => {
  if (on < 0) return '';
  const plays = names.facts(card)?.plays ?? [];
  const targets = (way >= 0 ? plays.slice(way, way + 1) : plays).map((one) => one.on.target);
  if (targets.includes('player')) return ` on ${person(on, names)}`;
  const name = names.card(on);
  if (!name) return '';
  if (targets.includes('between')) return ` beside ${name}`;
  // What is played on the table, and yet names a card, answers it.
  const answers = targets.length > 0 && targets.every((one) => one === 'response' || one === 'table');
  return `${answers ? ' in response to' : ' on'} ${name}`;
};
