import type { Spot } from '../parts/spot.ts';

/** An arrow from one thing to another, as paths; it ends beside what it points at and never over it. */
export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

type Point = readonly [x: number, y: number];
/** The way out of a side of a thing. */
type Way = readonly [dx: number, dy: number];

/** How long the head is, and half as broad. */
const head = 20;
/** What is left between a frame and the line. */
const air = 8;
/** How far a line goes at least out of its way. */
const bend = 46;
/** Nearer than this there is no room for an arrow. */
const least = head + 2 * air;

const middleOf = ({ x, y, wide, high }: Spot): Point => [x + wide / 2, y + high / 2];

/** Where a line leaves a thing in a direction. */
const edgeOf = (spot: Spot, [dx, dy]: Way): Point => {
  const [x, y] = middleOf(spot);
  return [x + dx * (spot.wide / 2 + air), y + dy * (spot.high / 2 + air)];
};

/** Of something long that stands before another: the piece of it that is nearest. */
export function facing(long: Spot, to: Spot): Spot {
  const [x, y] = middleOf(to);
  if (x > long.x && x < long.x + long.wide) return { ...long, x, wide: 0 };
  return y > long.y && y < long.y + long.high ? { ...long, y, high: 0 } : long;
}

/** Something with its words beside it, for what comes from that side; nothing where they leave no room for a line. */
export function withWords(to: Spot, wordsEnd: number, from: Spot): Spot | undefined {
  if (wordsEnd <= to.x + to.wide || from.x <= to.x + to.wide) return to;
  return from.x - wordsEnd < least ? undefined : { ...to, wide: wordsEnd - to.x };
}

/** The sides at which a line leaves one thing and meets the other. */
function sidesOf(from: Spot, to: Spot, room: number): readonly [Way, Way] {
  const [fromX, fromY] = middleOf(from);
  const [toX, toY] = middleOf(to);
  const besides = Math.max(to.x - from.x - from.wide, from.x - to.x - to.wide);
  const apart = Math.max(to.y - from.y - from.high, from.y - to.y - to.high);
  const [right, down] = [toX >= fromX ? 1 : -1, toY >= fromY ? 1 : -1];
  // Too near for a line between them: over their tops, or around the side.
  if (besides < 2 * head && apart < 0) {
    return [
      [0, -1],
      [0, -1],
    ];
  }
  if (besides < 2 * head && apart < least) {
    const isRoom = Math.max(from.x + from.wide, to.x + to.wide) + air + bend <= room;
    const side: Way = [isRoom ? 1 : -1, 0];
    return [side, side];
  }
  if (apart < 2 * head) {
    return [
      [right, 0],
      [-right, 0],
    ];
  }
  return besides > 2 * head
    ? [
        [0, down],
        [-right, 0],
      ]
    : [
        [0, down],
        [0, -down],
      ];
}

/** Within so much breadth. */
export function arrowBetween(from: Spot, to: Spot, room = Infinity): Arrow {
  const [out, into] = sidesOf(from, to, room);
  const start = edgeOf(from, out);
  const tip = edgeOf(to, into);
  const [dx, dy] = into;
  const end: Point = [tip[0] + dx * head, tip[1] + dy * head];
  const isStraight = out[0] === -into[0] && out[1] === -into[1];
  const bow = Math.max(isStraight ? 0 : bend, Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.45);
  const bent = ([x, y]: Point, [wayX, wayY]: Way): string => `${x + wayX * bow} ${y + wayY * bow}`;
  const half = head * 0.55;
  return {
    shaft: `M${start.join(' ')}C${bent(start, out)} ${bent(end, into)} ${end.join(' ')}`,
    head: `M${tip.join(' ')}L${end[0] + dy * half} ${end[1] + dx * half}L${end[0] - dy * half} ${end[1] - dx * half}Z`,
  };
}
