import type { CardId } from '@spaceline/engine';
import type { Names } from './names.ts';

export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** On which side of a place on the line another one lies. */
export const sideOf = (side: 'left' | 'right', { lineStands }: Names): string =>
  lineStands ? { left: 'above', right: 'below' }[side] : `to the ${side} of`;

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
