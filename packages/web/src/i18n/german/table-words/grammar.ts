import type { CardId } from '@spaceline/engine';
import type { Names } from '@spaceline/protocol';

/** How German names people and cards: people in three cases, with what they do and what they have. */

export const list = (words: readonly string[], last = 'und'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const cards = (n: number): string => counted(n, 'Karte', 'Karten');

const called = (player: number, names: Names, you: string, opponent: string): string => {
  if (player !== 0 && player !== 1) return 'niemand';
  if (names.reader === 'spectator') return names.players[player];
  return names.reader === player ? you : (names.opponent ?? opponent);
};

/** On which side of a place on the line another one lies. */
export const sideOf = (side: 'left' | 'right', { lineStands }: Names): string =>
  lineStands ? { left: 'über', right: 'unter' }[side] : { left: 'links neben', right: 'rechts neben' }[side];

/** "du", "dein Gegner" or a name. */
export const person = (player: number, names: Names): string => called(player, names, 'du', 'dein Gegner');
/** Whom: "dich". */
export const personAcc = (player: number, names: Names): string => called(player, names, 'dich', 'deinen Gegner');
/** To whom: "dir". */
export const personDat = (player: number, names: Names): string => called(player, names, 'dir', 'deinem Gegner');

/** "hast" after "du", "hat" after anybody else. */
export const has = (player: number, names: Names): string => (player === names.reader ? 'hast' : 'hat');

/** "dein Nachziehstapel", "der Nachziehstapel von Kira": a masculine thing of somebody. */
export const his = (player: number, thing: string, names: Names): string =>
  player === names.reader ? `dein ${thing}` : `der ${thing} von ${personDat(player, names)}`;
/** "deine Hand", "die Hand von Kira": a feminine thing, or several. */
export const hers = (player: number, thing: string, names: Names): string =>
  player === names.reader ? `deine ${thing}` : `die ${thing} von ${personDat(player, names)}`;

export const cardName = (id: CardId | undefined, names: Names): string =>
  (id === undefined ? undefined : names.card(id)) ?? 'eine Karte';

/** Cards by name, those unknown counted together at the end. */
export const cardList = (ids: readonly (CardId | undefined)[], names: Names, last = 'und'): string => {
  const known = ids.flatMap((id) => (id === undefined ? [] : (names.card(id) ?? [])));
  const hidden = ids.length - known.length;
  if (hidden === 0) return list(known, last);
  if (known.length > 0) return list([...known, hidden === 1 ? 'eine weitere Karte' : `${hidden} weitere Karten`], last);
  return hidden === 1 ? 'eine Karte' : `${hidden} Karten`;
};

/** A preposition before words, if there are some. */
export const after = (preposition: string, words: string): string => (words ? ` ${preposition} ${words}` : '');
