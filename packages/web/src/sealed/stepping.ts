/** Moves among rows by the arrow keys, the way they lie on the page. */

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** What lies askew is farther than what lies straight ahead. */
const askew = 3;

/** The row that an arrow key leads to from the one that has the focus. */
export function stepOf(key: string, panel: Element | null, from: EventTarget): HTMLElement | undefined {
  const direction = directions[key];
  if (!direction || !panel || !(from instanceof Element) || !from.hasAttribute('data-row')) return undefined;
  const [x, y] = middle(from);
  let nearest: HTMLElement | undefined;
  let least = Infinity;
  for (const row of panel.querySelectorAll<HTMLElement>('[data-row]')) {
    const [rowX, rowY] = middle(row);
    const [dx, dy] = [rowX - x, rowY - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const distance = ahead + askew * aside;
    if (ahead > 1 && distance < least) [nearest, least] = [row, distance];
  }
  return nearest;
}
