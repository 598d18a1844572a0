import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/**
 * Where a card sends others: "runs off to furthest planet" (B-29.12); the location named as it was played; the end of
 * the spaceline furthest from here (B-9.9); as far on as the RANGE of a ship that nobody controls allows (B-22.19).
 */
export type Place = 'furthest planet' | 'that location' | 'far end' | 'onward';

/** Moves cards by a text, not by their own orders (B-14.40). */
export interface Relocate {
  readonly act: 'relocate';
  readonly what: Selection;
  readonly to: Place;
  /** A ship is stopped with its crew where it arrives, or its player's wormhole is turned over behind it (B-27.39). */
  readonly after?: 'stop' | 'turn wormhole over';
}

export const relocate = (what: Selection, to: Place, after?: Relocate['after']): Relocate => ({
  act: 'relocate',
  what,
  to,
  ...(after ? { after } : {}),
});

const places = {
  'furthest planet': 'the furthest planet',
  'that location': 'that location',
  'far end': 'far end of spaceline',
  onward: 'the next locations',
} satisfies { [K in Place]: string };

export const relocateWord: ActWord<Relocate> = {
  says: ({ what, to, after }, frame, say) => {
    const whom = say.selection(what, frame);
    if (to === 'onward') return `${whom} flies its RANGE toward the other end; if already there, discard ${whom}`;
    if (what.select === 'this card') return `place at ${places[to]}`;
    const further = {
      stop: `, then stop ${whom} and its crew`,
      'turn wormhole over': ', then turn your wormhole over',
    };
    return `relocate ${whom} to ${to === 'far end' ? 'the ' : ''}${places[to]}${after ? further[after] : ''}`;
  },
  needs: ({ to }) => (to === 'that location' ? ['target'] : []),
  sample: (any) =>
    relocate(
      any.selection(),
      any.oneOf('furthest planet', 'that location', 'far end', 'onward'),
      any.oneOf('stop', 'turn wormhole over', undefined),
    ),
};
