import { spotOfElement } from '../parts/spot.ts';
import type { Spot } from '../parts/spot.ts';
import { roomFor } from './room.ts';

/** What the coach does not stand over: words and pictures of the line, the hand, the question, the bars. */
const things =
  '.world, .plate > *, .zone .obj, .hand-place, .question > .prompt, .stage-top > *, .stage-bottom > .seat';
const margin = 16;
/** As broad as it likes to be, then narrower, then lower. */
const widths = [384, 336, 480];
/** What is meant is not covered at any price. */
const meant = 1_000;

/** The coach, who stands where there is room, beside what is meant. */
export function coachBeside(framed: readonly Spot[]): Spot | undefined {
  const coach = document.querySelector<HTMLElement>('.stage-lying:not([data-crossing]) > .coach');
  const before = spotOfElement(coach);
  if (!coach || !before) return spotOfElement(document.querySelector('.coach'));
  const field = { x: margin, y: margin, wide: innerWidth - 2 * margin, high: innerHeight - 2 * margin };
  const taken = [
    ...[...document.querySelectorAll(things)].map(spotOfElement).filter((spot) => spot !== undefined),
    ...framed.map((spot) => ({ ...spot, weight: meant })),
  ];
  const rooms = widths.map((wide) => {
    coach.style.setProperty('--coach-wide', `${wide}px`);
    return roomFor({ wide, high: coach.offsetHeight }, field, taken, before);
  });
  const best = rooms.reduce((one, other) => (other.covers < one.covers ? other : one));
  coach.style.setProperty('--coach-wide', `${best.wide}px`);
  coach.style.setProperty('--coach-x', `${best.x}px`);
  coach.style.setProperty('--coach-y', `${best.y}px`);
  return best;
}
