import type { CardId, Choice, Decision, LocationId, Option, View } from '@spaceline/engine';
import { choose } from '@spaceline/engine';
import { vesselOf } from './fighting.ts';
import { rangeLeftAt } from './flights.ts';

/** A ship that is docked flies off by itself: two orders, one wish. What it can reach is told by its RANGE; whether it
 * may, the engine says when it has undocked. */

export const undockOf = (decision: Decision | undefined, ship: CardId): Option | undefined =>
  decision?.options.find((option) => option.do === 'undock' && option.card === ship);

/** The places a docked ship could fly to once it has undocked. */
export function beyondDock(view: View, decision: Decision | undefined, ship: CardId): readonly LocationId[] {
  if (!undockOf(decision, ship) || !vesselOf(view, ship)?.staffed) return [];
  return view.spaceline.map(({ id }) => id).filter((id) => rangeLeftAt(view, ship, id) !== undefined);
}

export interface Wish {
  readonly ship: CardId;
  readonly to: LocationId;
}

/** The flight that was wished for, if it is offered now. */
export function flightFor(decision: Decision, { ship, to }: Wish): Choice | undefined {
  const flight = decision.options.find(
    (option) =>
      option.do === 'fly' && option.card === ship && option.on === to && option.to < 0 && option.way === 'along',
  );
  return flight && choose(decision, flight);
}
