import type { CardId } from '@spaceline/engine';
import type { Happening } from './happening.ts';

/** Where the box with the spaceline must be scrolled to. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Room between a card and the edge it was scrolled to. */
const margin = 12;

export const missionIn = (box: HTMLElement, place: CardId): HTMLElement | null =>
  box.querySelector<HTMLElement>(`[data-mission="${place}"]`);

/** How far to scroll down so that a card can be seen, clear of its mission, under which one's own cards pass by. */
function rise(box: HTMLElement, mission: HTMLElement, card: Element): number {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = card.getBoundingClientRect();
  const isMine = card.closest<HTMLElement>('[data-side]')?.dataset['side'] === 'mine';
  const first = frame.top + margin + (isMine ? mission.offsetHeight : 0);
  const last = frame.bottom - margin;
  if (top < first) return top - first;
  return Math.max(0, Math.min(bottom - last, top - first));
}

/** With the place in the middle, and the first of its cards in sight. */
export function spotOf(box: HTMLElement, { place, cards }: Happening): Spot | undefined {
  const mission = missionIn(box, place);
  if (!mission) return undefined;
  const card = cards
    .filter((each) => each !== place)
    .map((each) => mission.closest('li')?.querySelector(`[data-side] [data-card="${each}"]`))
    .find((each) => each !== null && each !== undefined);
  const { scrollLeft, scrollTop, scrollWidth, clientWidth } = box;
  const { offsetLeft, offsetWidth } = mission;
  const isInSight = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
  const middle = offsetLeft - (clientWidth - offsetWidth) / 2;
  return {
    // A place that is in sight already stays where it is.
    left: isInSight ? scrollLeft : Math.max(0, Math.min(middle, scrollWidth - clientWidth)),
    top: scrollTop + (card ? rise(box, mission, card) : 0),
  };
}
