import type { CardId, LocationId, Option, View } from '@spaceline/engine';
import { vesselOf } from './fighting.ts';
import { placeOf } from './happening.ts';

/** The places passed on the way, the last one included: along the line, or around over its ends. */
function wayTo(view: View, from: CardId, to: LocationId, around: boolean): readonly number[] {
  const spans = view.spaceline.map(({ span }) => span);
  const start = view.spaceline.findIndex(({ id }) => id === from);
  const end = view.spaceline.findIndex(({ id }) => id === to);
  if (start < 0 || end < 0) return [];
  const step = end > start === around ? -1 : 1;
  const passed: number[] = [];
  for (let at = start; at !== end && passed.length <= spans.length;) {
    at = (at + step + spans.length) % spans.length;
    passed.push(spans[at] ?? 0);
  }
  return passed;
}

/** RANGE left on arrival: what is left now less the spans of the places moved to (B-14.10); the start does not count. */
export function rangeLeftAt(
  view: View,
  ship: CardId,
  to: LocationId,
  way: Option['way'] = 'along',
): number | undefined {
  const vessel = vesselOf(view, ship);
  const from = vessel && placeOf(view, ship);
  if (!vessel || from === undefined || from === to) return undefined;
  const left = vessel.rangeLeft - wayTo(view, from, to, way === 'around').reduce((sum, span) => sum + span, 0);
  // Cards may make a way shorter than its spans; then nothing certain can be said.
  return left >= 0 ? left : undefined;
}
