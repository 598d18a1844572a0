import type { Choice, State } from '@spaceline/engine';
import { rememberedChoices } from '@spaceline/bots';
import { damaged } from '../problem.ts';
import type { LoggedChoice, MatchRow } from '../storage/match-store.ts';
import { cutOfAct, eventOfAct } from './act-events.ts';
import { follow, goesTo, isAct, outset } from './course.ts';
import type { Course } from './course.ts';
import { cut } from './cuts.ts';
import type { Cut } from './cuts.ts';
import { replayed } from './game.ts';
import { firstState } from './setup.ts';
import type { Reached } from './snapshots.ts';
import { told } from './told.ts';
import type { Told } from './told.ts';

/** A table that was read, and what was seen on the way. */
export interface Read extends Reached {
  readonly happened: readonly Told[];
}

const lastOf = (choices: readonly Choice[]): readonly Choice[] => choices.slice(-rememberedChoices);

const cutOf = (
  state: State,
  { choice }: Pick<LoggedChoice, 'choice'>,
  events: Parameters<typeof cut>[1],
  course: Course,
): Cut => (isAct(choice) ? cutOfAct(eventOfAct(choice, course)) : cut(state, events));

/** The last choices that stand, after further rows. */
export function madeAfter(
  { course, made }: Pick<Reached, 'course' | 'made'>,
  log: readonly Pick<LoggedChoice, 'choice'>[],
): readonly Choice[] {
  let { count } = course;
  const stand = [...made];
  for (const { choice } of log) {
    const to = goesTo(choice);
    if (to !== undefined) stand.length = Math.max(0, stand.length - (count - to));
    else if (!isAct(choice)) stand.push(choice);
    count = to ?? (isAct(choice) ? count : count + 1);
  }
  return lastOf(stand);
}

/** The table before the first row of its log. */
export const beginningOf = (row: MatchRow): Reached => ({ state: firstState(row), seq: 0, course: outset, made: [] });

/** The table with further rows of its log; undefined: they go back to before it, and more of the log is needed. */
export function readFrom(row: MatchRow, before: Reached, log: readonly LoggedChoice[], from = 0): Read | undefined {
  const happened: Told[] = [];
  let { course } = before;
  const state = replayed(row.id, before.state, log, before.seq, (at, entry, events) => {
    if (entry.seq >= from) happened.push(told(cutOf(at, entry, events, course)));
    course = follow(course, entry);
  });
  if (!state) return undefined;
  return { state, seq: before.seq + log.length, course, made: madeAfter(before, log), happened };
}

/** The table after a log from its beginning, and what was seen from row `from` on; 0 is what happened before the first. */
export function readAll(row: MatchRow, log: readonly LoggedChoice[], from: number): Read {
  const first = beginningOf(row);
  const read = readFrom(row, first, log, from);
  if (!read) throw damaged(`the log of match ${row.id} goes back to where it never was`);
  const { state } = first;
  return from > 0 ? read : { ...read, happened: [told(cut(state, state.events)), ...read.happened] };
}
