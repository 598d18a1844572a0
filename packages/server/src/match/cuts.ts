import { seen } from '@spaceline/engine';
import type { GameEvent, SeenEvent, Seer, State } from '@spaceline/engine';

/** What each recipient saw happen in one choice. */
export type Cut = Readonly<Record<Seer, readonly SeenEvent[]>>;

/**
 * Cuts events for every recipient. To be done at the state right after the choice: what may be shown of a card depends
 * on where it is, and later it may be somewhere else.
 */
export const cut = (state: State, events: readonly GameEvent[]): Cut => {
  const asSeenBy = (seer: Seer) => events.map((event) => seen(state, event, seer));
  return { 0: asSeenBy(0), 1: asSeenBy(1), spectator: asSeenBy('spectator') };
};

export const seenBy = (cuts: readonly Cut[], seer: Seer): SeenEvent[] => cuts.flatMap((one) => one[seer]);
