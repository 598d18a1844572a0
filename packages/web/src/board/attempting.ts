import type { CardId, SeenEvent } from '@spaceline/engine';

/** What ends an attempt, or makes it clear that it is over. */
const ends: ReadonlySet<SeenEvent['e']> = new Set<SeenEvent['e']>([
  'attempt failed',
  'attempt ended',
  'mission completed',
  'turn ended',
  'turn begun',
]);

const isEnd = ({ e }: SeenEvent): boolean => ends.has(e);

/** The number of the event that began the attempt under way, or -1. */
export const attemptUnderWay = (log: readonly SeenEvent[]): number => {
  const begun = log.findLastIndex(({ e }) => e === 'attempt begun');
  return log.slice(begun + 1).some(isEnd) ? -1 : begun;
};

/** What a player wants to know of an attempt that is over. */
const worthTelling: ReadonlySet<SeenEvent['e']> = new Set<SeenEvent['e']>([
  'encountered',
  'nullified',
  'trigger absent',
  'conditions met',
  'conditions failed',
  'placed in play',
  'mis-seed',
  'killed',
  'disabled',
  'stopped',
  'destroyed',
  'damaged',
  'artifact found',
  'acquired',
  'mission completed',
  'scored',
  'attempt ended',
]);

/** With any of these the game goes on, and what was before is yesterday's news. */
const news: ReadonlySet<SeenEvent['e']> = new Set<SeenEvent['e']>([
  'turn ended',
  'turn begun',
  'segment begun',
  'played',
  'reported',
  'built',
  'downloaded',
  'beamed',
  'walked',
  'docked',
  'undocked',
  'flew',
  'cloaked',
  'decloaked',
  'battle initiated',
  'corrected',
]);

export const goesOn = ({ e }: SeenEvent): boolean => e === 'attempt begun' || news.has(e);

export interface Attempted {
  readonly place: CardId;
  readonly events: readonly SeenEvent[];
}

/** What happened in the attempt that is just over; nothing, if something else has happened since. */
export function justAttempted(log: readonly SeenEvent[]): Attempted | undefined {
  const begun = log.findLastIndex(({ e }) => e === 'attempt begun');
  const since = log.slice(begun + 1);
  const end = since.findIndex(isEnd);
  if (begun < 0 || end < 0 || since.slice(end).some(({ e }) => news.has(e))) return undefined;
  return { place: log[begun]?.on ?? -1, events: since.filter(({ e }) => worthTelling.has(e)) };
}
