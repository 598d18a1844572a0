import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/**
 * Destroys a ship with all that is aboard, or a card that is no ship. Everything at a location goes at once, so that nobody
 * is saved; the location stays as a place with a span (B-9.5).
 */
export interface Destroy {
  readonly act: 'destroy';
  readonly what: Selection;
  /** When it is gone, every other ship there with SHIELDS under this number is damaged. */
  readonly blast?: number;
}

export const destroy = (what: Selection, blast?: number): Destroy => ({
  act: 'destroy',
  what,
  ...(blast === undefined ? {} : { blast }),
});

export const destroyWord: ActWord<Destroy> = {
  says: ({ what, blast }, frame, say) => {
    if (what.select === 'everyone' && what.among === 'that location' && what.who.who === 'anyone')
      return `destroy everything there (seed cards, too); the mission stays only for its span`;
    const others = blast === undefined ? '' : `, then damage each other ship here with SHIELDS under ${blast}`;
    return `destroy ${say.selection(what, frame)}${others}`;
  },
  leaves: ({ what }) => (what.select === 'ship' ? 'nobody to stop' : undefined),
  sample: (any) => destroy(any.selection(), any.oneOf(any.number(), undefined)),
};
