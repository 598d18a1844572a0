import { person, possessive } from './grammar.ts';
import type { Names } from './names.ts';

/** How the table's signs name its two people, who is meant by the place of the sign. */

/** Over what belongs to them: "You", "Opponent" or "Kira". */
export function callingOf(player: number, names: Names): string {
  if (player === names.reader) return 'You';
  return names.reader === 'spectator' ? person(player, names) : (names.opponent ?? 'Opponent');
}

/** Before what belongs to them: "Your", "Opponent's" or "Kira's". */
export const ownerOf = (player: number, names: Names): string =>
  player === names.reader ? 'Your' : `${callingOf(player, names)}'s`;

/** After what belongs to them: "yours", "opponent's" or "Kira's". */
export function belongingTo(player: number, names: Names): string {
  if (player === names.reader) return 'yours';
  return names.reader === 'spectator' || names.opponent ? possessive(player, names) : "opponent's";
}

/** Where there is little room: "you", "them" or "Kira". */
export function inShort(player: number, names: Names): string {
  if (player === names.reader) return 'you';
  return names.reader === 'spectator' || names.opponent ? person(player, names) : 'them';
}
