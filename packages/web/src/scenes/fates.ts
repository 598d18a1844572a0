import type { CardId, EventName, SeenEvent } from '@spaceline/engine';
import type { Label } from '../i18n/t.ts';
import type { Act } from './act.ts';

/** What became of the people and ships of an act. */

/** Fates, and what is said of whoever met with them. */
export const fateWords = {
  killed: 'killed',
  saved: 'saved',
  stopped: 'stopped',
  disabled: 'disabled',
  relocated: 'relocated',
  held: 'held',
  'under house arrest': 'under house arrest',
  destroyed: 'destroyed',
  damaged: 'damaged',
  stunned: 'stunned',
  'mortally wounded': 'mortally wounded',
  discarded: 'discarded',
  'returned to hand': 'returned to hand',
  'control changed': 'control changed',
  disappeared: 'disappeared',
} as const satisfies Readonly<Partial<Record<EventName, Label>>>;

export type Fate = keyof typeof fateWords;

const isFate = (e: string): e is Fate => Object.hasOwn(fateWords, e);

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
