import type { CardId } from '@spaceline/engine';

/** A piece of the window. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Where an element is, unless it lies outside of the window. */
export function spotOfElement(element: Element | null | undefined): Spot | undefined {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0 || box.right < 0 || box.left > innerWidth || box.bottom < 0 || box.top > innerHeight)
    return undefined;
  return { x: box.left, y: box.top, wide: box.width, high: box.height };
}

/** The element that shows a card or place on the table that is drawn now. */
export const elementOf = (card: CardId): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-card="${card}"], [data-location="${card}"]`)].find(
    (one) => one.getClientRects().length > 0 && !one.closest('.scene-deed'),
  );

/** Where something lies on the table that is drawn now. */
export const spotOf = (card: CardId): Spot | undefined => spotOfElement(elementOf(card));
