import type { Player, Seer } from '@spaceline/engine';
import { opponentOf } from '@spaceline/engine';
import { Problem } from '../problem.ts';
import type { MatchRow } from '../storage/match-store.ts';

/** Seconds for which an absent player is waited for, before the other may claim the match. */
export const patience = 180;

/** What is known of the presence of players. */
export interface Attendance {
  isHere(match: string, seat: Player): boolean;
  /** When they left, if that was seen. */
  leftAt(match: string, seat: Player): number | undefined;
}

export interface Absence {
  readonly attendance: Attendance;
  /** Since when somebody could have come: nobody is absent for longer than the server has been there. */
  readonly since: number;
  readonly now: number;
  readonly patience: number;
}

const day = 24 * 60 * 60 * 1000;

/** Where a match stands, for whoever wants to know whether somebody is waited for. */
export interface Waited {
  readonly row: MatchRow;
  readonly deciding: readonly Seer[];
  readonly paused: boolean;
  /** Who was never at the match. */
  readonly awaited: readonly Player[];
  /** When something was last chosen or done at the table; undefined: never. */
  readonly moved: Date | undefined;
}

const what = 'The match was not claimed';
const notNow = (why: string) => new Problem(409, 'table/no-claim', what, why);

/** Where nobody has to be there all the time, nobody is absent. */
const mayBeAbsent = ({ seats, clock }: MatchRow, seat: Player): boolean =>
  seats[seat].bot === undefined && clock?.kind !== 'correspondence';

/** From when on the match of a player who is away may be claimed; undefined: never, or they are here. */
export function claimableFrom(
  { row, moved, awaited }: Pick<Waited, 'row' | 'moved' | 'awaited'>,
  seat: Player,
  absence: Omit<Absence, 'now'>,
): number | undefined {
  const { attendance, since, patience: seconds } = absence;
  // Nobody leaves before both have come.
  if (awaited.length > 0) return undefined;
  if (!mayBeAbsent(row, seat) || attendance.isHere(row.id, seat)) return undefined;
  const away = Math.max(since, attendance.leftAt(row.id, seat) ?? since);
  return Math.max(away, (moved ?? row.created).getTime()) + seconds * 1000;
}

/** Refuses a claim, unless the one who is waited for has been away for too long. */
export function mayClaim(waited: Waited, claimant: Player, absence: Absence): void {
  const { row, deciding, paused, awaited } = waited;
  const other = opponentOf(claimant);
  if (row.seats[other].bot !== undefined) throw notNow('the computer never leaves');
  if (row.clock?.kind === 'correspondence') throw notNow('in a match by correspondence nobody has to be there');
  if (paused) throw notNow('the match is paused');
  if (awaited.includes(other)) throw notNow('the other player has not come yet; it can be cancelled');
  if (!deciding.includes(other)) throw notNow('it is not the other player who is waited for');
  const from = claimableFrom(waited, other, absence);
  if (from === undefined) throw notNow('the other player is here');
  const left = Math.ceil((from - absence.now) / 1000);
  if (left > 0) throw notNow(`the other player is away; it can be claimed in ${left} second${left === 1 ? '' : 's'}`);
}

/** Refuses to end a pause that both agreed on while the other is away, unless they have been for a day. */
export function mayGoOn({ row, moved }: Waited, player: Player, { attendance, now }: Absence): void {
  const other = opponentOf(player);
  if (!mayBeAbsent(row, other) || attendance.isHere(row.id, other)) return;
  if (now - (moved ?? row.created).getTime() >= day) return;
  const why = 'the other player is not here; a pause that both agreed on ends when both are, or after a day';
  throw new Problem(409, 'table/alone', 'The match does not go on', why);
}

/** Refuses to call a match off, unless the other player was never there. */
export function mayCancel(awaited: readonly Player[], player: Player): void {
  if (awaited.includes(opponentOf(player))) return;
  const why = 'the other player was at the match; concede, or wait until it can be claimed';
  throw new Problem(409, 'table/no-cancel', 'The match was not cancelled', why);
}
