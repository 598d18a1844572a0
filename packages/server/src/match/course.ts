import type { Choice, Player } from '@spaceline/engine';
import type { TableAct, TableRequest, WayBack } from '@spaceline/protocol';
import type { Entry, Reveals } from '../storage/schema.ts';

/** A choice that stands, and may perhaps be taken back. */
interface Made {
  readonly choice: Choice;
  readonly reveals: Reveals;
}

/**
 * How the log of a match went so far: not every row of it is a choice, and not every choice still stands. Of the choices
 * only those are kept to which one may go back: never past a moment at which hidden information was seen.
 */
export interface Course {
  /** Choices that stand. */
  readonly count: number;
  /** The last of them, nothing hidden was seen since. */
  readonly tail: readonly Made[];
  /** How often the match went back. */
  readonly backs: number;
  readonly waiting?: { readonly by: Player; readonly asked: number; readonly request: TableRequest };
  readonly paused?: true;
  /** Players who were at the match, where it waits for both of them. */
  readonly came?: readonly Player[];
}

export const outset: Course = { count: 0, tail: [], backs: 0 };

export interface CourseRow {
  readonly seq: number;
  readonly choice: Entry;
  readonly reveals: Reveals | null;
}

export const isAct = (entry: Entry): entry is TableAct => entry.do === 'at the table';

/** How many choices stand after an act that goes back; undefined: it does not. */
export const goesTo = (entry: Entry): number | undefined => {
  if (!isAct(entry)) return undefined;
  if (entry.act === 'take back') return entry.to;
  return entry.act === 'grant' && entry.request.what === 'take back' ? entry.request.to : undefined;
};

const withoutRequest = ({ waiting: _, ...course }: Course): Course => course;
const withoutPause = ({ paused: _, ...course }: Course): Course => course;

/** Of the match choices are taken back, and neither who has come nor a pause. */
const back = ({ waiting: _, count, tail, backs, ...rest }: Course, to: number): Course => ({
  ...rest,
  count: to,
  tail: tail.slice(0, Math.max(0, tail.length - (count - to))),
  backs: backs + 1,
});

/** A request lapses when the one who made it goes on; a pause does not end by a choice: the other may be away. */
function afterChoice(course: Course, { choice, reveals }: CourseRow & { readonly choice: Choice }): Course {
  const { waiting } = course;
  const rest = waiting?.by === choice.player ? withoutRequest(course) : course;
  // Rows from before this was noted say nothing: nobody goes back past them.
  const isSeen = reveals === null || reveals === 'seen';
  return { ...rest, count: rest.count + 1, tail: isSeen ? [] : [...rest.tail, { choice, reveals }] };
}

/** The course with one more row of the log. */
export function follow(course: Course, row: CourseRow): Course {
  const { choice: entry, seq } = row;
  if (!isAct(entry)) return afterChoice(course, { ...row, choice: entry });
  const to = goesTo(entry);
  if (to !== undefined) return back(course, to);
  switch (entry.act) {
    case 'ask':
      return { ...course, waiting: { by: entry.player, asked: seq, request: entry.request } };
    case 'grant':
      return { ...withoutRequest(course), paused: true };
    case 'go on':
      return withoutPause(course);
    case 'come':
      return { ...course, came: [...(course.came ?? []), entry.player] };
    default:
      return withoutRequest(course);
  }
}

/** Players for whom the match waits before it begins. */
export const awaitedIn = ({ came = [] }: Course, { meets }: { readonly meets: boolean }): readonly Player[] =>
  meets ? ([0, 1] as const).filter((player) => !came.includes(player)) : [];

/** Whether a pause begins or ends between two courses. */
export const pauseBetween = (before: Course, after: Course): 'begins' | 'ends' | undefined =>
  before.paused === after.paused ? undefined : after.paused ? 'begins' : 'ends';

/** Choices offered to go back to. */
const mostOffered = 12;

/** Whoever only passes what the other gave them has not acted: mostly their page has done it for them. */
const isFree = ({ choice, reveals }: Made, player: Player): boolean =>
  reveals === 'passed' || (choice.player === player && reveals === 'nothing');

/** Where a player may ask to go back to, the last choice first; freely while the other has not acted and nothing was shown. */
export function waysBack({ count, tail }: Course, player: Player): WayBack[] {
  const ways: WayBack[] = [];
  let free = true;
  for (let at = tail.length - 1; at >= 0 && ways.length < mostOffered; at -= 1) {
    const { choice } = tail[at]!;
    free &&= isFree(tail[at]!, player);
    if (choice.player === player) ways.push({ to: count - tail.length + at, free, choice });
  }
  return ways;
}

type Standing<Row> = (Row & { choice: Choice })[];

/** The rows of the choices that stand of these rows, which come after `count` others; undefined: they go back to before. */
export function standingAfter<Row extends { readonly choice: Entry }>(
  log: readonly Row[],
  count: number,
): Standing<Row> | undefined {
  const line: Standing<Row> = [];
  for (const row of log) {
    const to = goesTo(row.choice);
    if (to !== undefined && to < count) return undefined;
    if (to !== undefined) line.length = to - count;
    else if (!isAct(row.choice)) line.push({ ...row, choice: row.choice });
  }
  return line;
}

/** The rows of the choices that stand, in order. */
export const standing = <Row extends { readonly choice: Entry }>(log: readonly Row[]): Standing<Row> =>
  standingAfter(log, 0) ?? [];
