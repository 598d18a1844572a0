import type { CardId, Option } from '@spaceline/engine';
import { beginsWith, endsAt } from '@spaceline/engine';
import { useLayoutEffect, useState } from 'react';
import { useSheet } from '../board/sheet.ts';
import { decisionNow, useTable } from '../net/store.ts';
import { elementOf, spotOfElement } from '../parts/spot.ts';
import type { Spot } from '../parts/spot.ts';
import { arrowBetween } from './arrow.ts';

interface Framed extends Spot {
  readonly round?: true;
}

/** What the step is about: what is taken, and where it goes. */
interface Meant {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** What is framed of the two: the coach is not. */
  readonly framed: readonly Framed[];
}

/** The air around a world belongs to its picture. */
const sky = 0.14;

/** A place is meant by its world, without the words below. */
function look(card: CardId | undefined): Framed | undefined {
  const element = card === undefined || card < 0 ? undefined : elementOf(card);
  const world = spotOfElement(element?.querySelector('.world'));
  if (!world) return spotOfElement(element);
  const { x, y, wide, high } = world;
  return { x: x + wide * sky, y: y + high * sky, wide: wide * (1 - 2 * sky), high: high * (1 - 2 * sky), round: true };
}

const meet = (a: Spot, b: Spot): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;

/** The coach, who gives way to what is meant. */
function coachBeside(framed: readonly Spot[]): Spot | undefined {
  const coach = document.querySelector('.coach');
  const usual = spotOfElement(coach);
  if (!coach || !usual) return undefined;
  coach.toggleAttribute(
    'data-aside',
    framed.some((spot) => meet(spot, { ...usual, x: 0 })),
  );
  return spotOfElement(coach);
}

function meantBy(option: Option): Meant {
  const [card] = beginsWith(option);
  const [from, to] = [look(card), card === endsAt(option) ? undefined : look(endsAt(option))];
  const framed = [from, to].filter((spot) => spot !== undefined);
  const coach = coachBeside(framed);
  // Of one thing alone the coach speaks.
  return from && to ? { from, to, framed } : { from: coach, to: to ?? from, framed };
}

/** Where the first answer that the step wants begins and ends, while nothing lies over the table. */
function useMeant(): Meant | undefined {
  const option = useTable((state) => decisionNow(state)?.options[0]);
  const isPicking = useTable(({ selection }) => selection.option !== undefined);
  const isBusy = useTable(({ table }) => table?.sent !== undefined);
  const view = useTable(({ table }) => table?.view);
  const sheet = useSheet((state) => state.sheet);
  const [meant, setMeant] = useState<Meant>();
  const isShown = option !== undefined && !isPicking && !isBusy && sheet === undefined;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const measure = (): void => setMeant(meantBy(option));
    measure();
    // Things come to lie where they belong a little later, or are moved along.
    const moved = new ResizeObserver(measure);
    for (const part of document.querySelectorAll('.stage-field, .coach > *')) moved.observe(part);
    const heard = new AbortController();
    for (const what of ['transitionend', 'scroll', 'resize'])
      addEventListener(what, measure, { capture: true, passive: true, signal: heard.signal });
    return () => {
      moved.disconnect();
      heard.abort();
    };
  }, [isShown, option, view]);
  return isShown ? meant : undefined;
}

const frameOf = ({ x, y, wide, high, round }: Framed) => ({
  x: x - 6,
  y: y - 6,
  width: wide + 12,
  height: high + 12,
  rx: round ? wide / 2 + 6 : 12,
});

/** Everything else steps back; an arrow leads from what is to be taken to where it goes. */
export function Pointing() {
  const meant = useMeant();
  if (!meant?.to) return null;
  const { from, to, framed } = meant;
  const arrow = from && arrowBetween(from, to);
  return (
    <svg className="pointing" aria-hidden="true">
      <mask id="pointing-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {framed.map((spot, at) => (
          <rect key={at} {...frameOf(spot)} fill="#000" />
        ))}
      </mask>
      <rect className="pointing-veil" width="100%" height="100%" mask="url(#pointing-holes)" />
      {framed.map((spot, at) => (
        <rect key={at} className="pointing-frame" {...frameOf(spot)} />
      ))}
      {arrow && <path className="pointing-shaft" d={arrow.shaft} />}
      {arrow && <path className="pointing-head" d={arrow.head} />}
    </svg>
  );
}
