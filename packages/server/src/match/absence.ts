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

const what = 'The match was not claimed';
const notNow = (why: string) => new Problem(409, 'table/no-claim', what, why);

/** Refuses a claim, unless the one who is waited for has been away for too long. */
export function mayClaim(row: MatchRow, claimant: Player, deciding: readonly Seer[], absence: Absence): void {
  const { attendance, since, now } = absence;
  const other = opponentOf(claimant);
  if (row.seats[other].bot !== undefined) throw notNow('the computer never leaves');
  if (row.clock?.kind === 'correspondence') throw notNow('in a match by correspondence nobody has to be there');
  if (!deciding.includes(other)) throw notNow('it is not the other player who is waited for');
  if (attendance.isHere(row.id, other)) throw notNow('the other player is here');
  const away = now - Math.max(since, attendance.leftAt(row.id, other) ?? since, row.created.getTime());
  const left = Math.ceil(absence.patience - away / 1000);
  if (left > 0) throw notNow(`the other player is away; it can be claimed in ${left} second${left === 1 ? '' : 's'}`);
}
