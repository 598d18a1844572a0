import type { SeenEvent, Seer } from '@spaceline/engine';
import { callings } from '../callings.ts';
import type { Seats } from '../callings.ts';
import type { Face } from '@spaceline/art';
import type { Names } from '../words.ts';

/** What cards and players are called where there is no table to look at: each event names its cards itself. */
export function namesIn(
  log: readonly SeenEvent[],
  seer: Seer,
  faces: ReadonlyMap<string, Pick<Face, 'title'>>,
  seats: Seats | undefined,
): Names {
  const defs = new Map<number, string>();
  for (const { names } of log) for (const [id, def] of Object.entries(names)) defs.set(Number(id), def);
  const first = log.find(({ e }) => e === 'first player chosen')?.player;
  return {
    reader: seer,
    card: () => undefined,
    titleOf: (def) => faces.get(def)?.title ?? def,
    facts: (id) => faces.get(defs.get(id) ?? ''),
    ...callings(seats, { seer, firstPlayer: first === 1 ? 1 : 0 }),
  };
}

/** Titles the log names and that are not known yet. */
export const strangersIn = (
  log: readonly SeenEvent[],
  faces: ReadonlyMap<string, Pick<Face, 'title'>>,
): readonly string[] => [...new Set(log.flatMap(({ names }) => Object.values(names)))].filter((def) => !faces.has(def));
