import type { CardId } from '@spaceline/engine';

/** Where the box with the spaceline must be scrolled to. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

export const missionIn = (box: HTMLElement, place: CardId): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-mission="${place}"]`);

/** How far to scroll so that a stretch comes into the middle of a window; not at all while it lies inside. */
function shift(from: number, to: number, begins: number, ends: number): number {
  if (from >= begins && to <= ends) return 0;
  return (from + to) / 2 - (begins + ends) / 2;
}

/** With the place in the middle; one that is in sight already stays where it is. */
export function spotOf(box: HTMLElement, place: CardId): Spot | undefined {
  const mission = missionIn(box, place)?.closest('li');
  if (!mission) return undefined;
  const frame = box.getBoundingClientRect();
  const { left, right, top, bottom } = mission.getBoundingClientRect();
  const within = (value: number, most: number): number => Math.round(Math.max(0, Math.min(value, most)));
  return {
    left: within(box.scrollLeft + shift(left, right, frame.left, frame.right), box.scrollWidth - box.clientWidth),
    top: within(box.scrollTop + shift(top, bottom, frame.top, frame.bottom), box.scrollHeight - box.clientHeight),
  };
}
