import type { CardId, EventName, SeenEvent } from '@spaceline/engine';
import type { Act } from './act.ts';

/** What became of the people and ships of an act. */

export type Fate =
  | 'killed'
  | 'saved'
  | 'stopped'
  | 'disabled'
  | 'relocated'
  | 'held'
  | 'under house arrest'
  | 'destroyed'
  | 'damaged'
  | 'stunned'
  | 'mortally wounded'
  | 'discarded'
  | 'returned to hand'
  | 'control changed'
  | 'disappeared';

const fates = new Set<string>([
  'killed',
  'saved',
  'stopped',
  'disabled',
  'relocated',
  'held',
  'under house arrest',
  'destroyed',
  'damaged',
  'stunned',
  'mortally wounded',
  'discarded',
  'returned to hand',
  'control changed',
  'disappeared',
] satisfies readonly (Fate & EventName)[]);

const isFate = (e: string): e is Fate => fates.has(e);

/** What counts more than what comes after it: the dead are discarded, too. */
const final = new Set<Fate>(['killed', 'destroyed']);

const ofWhom = (event: SeenEvent): readonly number[] => (event.e === 'stopped' ? event.cards : [event.card]);

/** The fate of each card; what happened last counts, unless it was the last thing that could. */
export function fatesIn({ events, ...act }: Act): ReadonlyMap<CardId, Fate> {
  const found = new Map<CardId, Fate>();
  const itself = 'card' in act ? act.card : undefined;
  for (const event of events) {
    if (!isFate(event.e)) continue;
    for (const id of ofWhom(event)) {
      const card = id as CardId;
      const before = found.get(card);
      if (id < 0 || id === itself || (before && final.has(before))) continue;
      // Who is stunned or wounded is stopped at the end with the others.
      if (event.e === 'stopped' && before) continue;
      found.set(card, event.e);
    }
  }
  return found;
}
