import type { CardId, Option } from '@spaceline/engine';
import { beginsWith, endsAt } from '@spaceline/engine';
import { useLayoutEffect, useState } from 'react';
import { useSheet } from '../board/sheet.ts';
import { decisionNow, useTable } from '../net/store.ts';
import { elementOf, spotOfElement } from '../parts/spot.ts';
import type { Spot } from '../parts/spot.ts';
import { arrowBetween, facing, withWords } from './arrow.ts';
import { coachBeside } from './standing.ts';

interface Framed extends Spot {
  readonly round?: true;
}

/** What the step is about: what is taken, and where it goes. */
interface Meant {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  /** Where the line ends: on an upright line, before the words of the place. */
  readonly end: Spot | undefined;
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

/** How far the words beside a world reach. */
function wordsEnd(place: CardId): number {
  const plate = elementOf(place)?.querySelector('.line-upright .plate');
  if (!plate) return -Infinity;
  const title = document.createRange();
  title.selectNodeContents(plate.querySelector('.plate-title') ?? plate);
  const parts = [title, ...plate.querySelectorAll('.plate-sill > *, .terms > *')];
  return Math.max(...parts.map((part) => part.getBoundingClientRect().right));
}

function meantBy(option: Option): Meant {
  const [card] = beginsWith(option);
  const [taken, to] = [look(card), card === endsAt(option) ? undefined : look(endsAt(option))];
  // A card that lies in a closed sheet is still to be had by its answer.
  const question = spotOfElement(document.querySelector('.question'));
  const from = taken ?? (question && to && facing(question, to));
  const framed = [taken, to].filter((spot) => spot !== undefined);
  const coach = coachBeside(framed);
  // Of one thing alone the coach speaks.
  const alone = to ?? taken;
  if (from && to) return { from, to, end: withWords(to, wordsEnd(endsAt(option)), from), framed };
  return { from: coach && alone && facing(coach, alone), to: alone, end: alone, framed };
}

/** Frames without a change after which everything lies where it belongs. */
const settled = 4;
/** Frames after which no more is followed: a world that drifts never comes to rest. */
const most = 40;

/** Where the first answer that the step wants begins and ends, while nothing lies over the table. */
function useMeant(step: number): Meant | undefined {
  const option = useTable((state) => decisionNow(state)?.options[0]);
  const isPicking = useTable(({ selection }) => selection.option !== undefined);
  const isBusy = useTable(({ table }) => table?.sent !== undefined);
  const view = useTable(({ table }) => table?.view);
  const sheet = useSheet((state) => state.sheet);
  const [meant, setMeant] = useState<Meant>();
  const isShown = option !== undefined && !isPicking && !isBusy && sheet === undefined;
  useLayoutEffect(() => {
    let [seen, still, looks, next] = ['', 0, 0, 0];
    const follow = (): void => {
      const now = option && meantBy(option);
      const is = JSON.stringify(now);
      still = is === seen ? still + 1 : 0;
      seen = is;
      if (still === 0) setMeant(now);
      looks += 1;
      if (still < settled && looks < most) next = requestAnimationFrame(follow);
    };
    const measure = (): void => {
      cancelAnimationFrame(next);
      [still, looks] = [0, 0];
      if (isShown) follow();
      else coachBeside([]);
    };
    measure();
    // Things come to lie where they belong a little later, or are moved along.
    const moved = new ResizeObserver(measure);
    for (const part of document.querySelectorAll('.stage-field, .coach > *')) moved.observe(part);
    const heard = new AbortController();
    for (const what of ['transitionend', 'scroll', 'resize'])
      addEventListener(what, measure, { capture: true, passive: true, signal: heard.signal });
    return () => {
      cancelAnimationFrame(next);
      moved.disconnect();
      heard.abort();
    };
  }, [isShown, option, view, step]);
  return isShown ? meant : undefined;
}

/** A frame around a thing, whole also where the thing lies at the side of the window. */
const frameOf = ({ x, y, wide, high, round }: Framed) => {
  const left = Math.max(2, x - 6);
  const right = Math.min(innerWidth - 2, x + wide + 6);
  return { x: left, y: y - 6, width: right - left, height: high + 12, rx: round ? wide / 2 + 6 : 12 };
};

/** Everything else steps back; an arrow leads from what is to be taken to where it goes. */
export function Pointing({ step }: { readonly step: number }) {
  const meant = useMeant(step);
  if (!meant?.to) return null;
  const { from, end, framed } = meant;
  const arrow = from && end && arrowBetween(from, end, innerWidth);
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
