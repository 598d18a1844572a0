import { usualStops } from '@spaceline/protocol';
import type { Stops } from '@spaceline/protocol';

/** What is kept in this browser about being asked. */
export interface KeptStops extends Stops {
  /** Passes between people go at once, though that may tell that nothing was there to think about. */
  readonly quick: boolean;
}

export const usualHere: KeptStops = { ...usualStops, quick: false };
