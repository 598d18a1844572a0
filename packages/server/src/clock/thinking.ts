import type { Player } from '@spaceline/engine';
import type { ClockSettings, Clocks } from '@spaceline/protocol';

/** The time players have to think. Nothing here looks at a clock: moments are given, by that of the database. */

/**
 * Milliseconds of each answer that cost nothing: as long as an automatic answer may take, so that nobody loses time by
 * questions about which there is nothing to think.
 */
const freePerAnswer = 3_000;

const second = 1_000;
const day = 24 * 60 * 60 * second;

const allotted = (settings: ClockSettings): number =>
  settings.kind === 'game' ? settings.minutes * 60 * second : settings.days * day;

/** A match just begun. */
export const started = (settings: ClockSettings, deciding: readonly Player[], now: number): Clocks => ({
  left: [allotted(settings), allotted(settings)],
  running: [...deciding],
  now,
  free: freePerAnswer,
});

/** What has happened to the clocks: who has answered, who is asked now, and whose turn has begun. */
export interface Moved {
  readonly now: number;
  readonly mover?: Player;
  /** Nobody, while the match is paused or over. */
  readonly deciding: readonly Player[];
  readonly turnOf?: Player;
}

const used = (clocks: Clocks, player: Player, now: number, isAnswer: boolean): number =>
  clocks.running.includes(player) ? Math.max(0, now - clocks.now - (isAnswer ? clocks.free : 0)) : 0;

function leftTo(player: Player, settings: ClockSettings, clocks: Clocks, moved: Moved): number {
  const { now, mover, deciding, turnOf } = moved;
  const left = clocks.left[player] - used(clocks, player, now, mover === player);
  if (settings.kind === 'game') return left + (turnOf === player ? settings.increment * second : 0);
  const isNewMove = mover === player || (deciding.includes(player) && !clocks.running.includes(player));
  return isNewMove ? allotted(settings) : left;
}

/** The clocks after a row of the log. */
export const moved = (settings: ClockSettings, clocks: Clocks, what: Moved): Clocks => ({
  left: [leftTo(0, settings, clocks, what), leftTo(1, settings, clocks, what)],
  running: [...what.deciding],
  now: Math.max(clocks.now, what.now),
  free: freePerAnswer,
});

const endsFor = (clocks: Clocks, player: Player): number => clocks.now + clocks.left[player] + clocks.free;

/** When the first of them runs out, if it goes on like this. */
export const runsOut = (clocks: Clocks): number | undefined =>
  clocks.running.length === 0 ? undefined : Math.min(...clocks.running.map((player) => endsFor(clocks, player)));

/** Who has no time left, the first to run out first. */
export const outOfTime = (clocks: Clocks, now: number): Player | undefined =>
  clocks.running
    .toSorted((a, b) => endsFor(clocks, a) - endsFor(clocks, b))
    .find((player) => endsFor(clocks, player) <= now);
