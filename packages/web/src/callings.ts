import type { View } from '@spaceline/engine';
import type { Names } from '@spaceline/protocol';
import type { MatchFacts } from './net/wire.ts';
import { t } from './i18n/t.ts';

/** What the two people at a table are called by whoever looks at it. */

export type Seats = MatchFacts['players'];
type Callings = Pick<Names, 'players' | 'opponent'>;

/** Names that would be read as somebody else, or not at all. */
const misleading = new Set(['', 'you', 'opponent', 'your opponent', 'nobody']);
/** Names that nobody gave themselves. */
const bare = new Set(['guest', 'computer']);

const nameOf = ({ name }: Seats[number]): string => name.trim();
const isIn = (names: ReadonlySet<string>, name: string): boolean => names.has(name.toLowerCase());

/** Players call each other by name where the name says more than "your opponent"; everybody else uses both names. */
export function callings(
  seats: Seats | undefined,
  { seer, firstPlayer }: Pick<View, 'seer' | 'firstPlayer'>,
): Callings {
  const place = (player: number): string => (player === firstPlayer ? t('First player') : t('Second player'));
  if (!seats) return { players: [place(0), place(1)] };
  const [first, second] = [nameOf(seats[0]), nameOf(seats[1])];
  const areAlike = first.toLowerCase() === second.toLowerCase();
  const called = (name: string, player: number) => (areAlike || isIn(misleading, name) ? place(player) : name);
  const players = [called(first, 0), called(second, 1)] as const;
  const other = seer === 0 ? second : first;
  return seer === 'spectator' || isIn(misleading, other) || isIn(bare, other)
    ? { players }
    : { players, opponent: other };
}
