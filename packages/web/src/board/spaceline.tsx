import { optionWords } from '../i18n/table-words.ts';
import type { LocationView, Option } from '@spaceline/engine';
import { useLayoutEffect } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { firstSlot, slots } from '../choosing/menu.ts';
import { decisionNow, useTable } from '../net/store.ts';
import { useUpright } from '../parts/use-upright.ts';
import { takeOption } from './actions.ts';
import { useBoard } from './context.tsx';
import { fits, full, gap, geometryOf, lowest, oneRow, placed, railOf, roomy, smallest } from './geometry.ts';
import type { Geometry, Room } from './geometry.ts';
import { Location } from './location.tsx';
import { SightButton } from './sight-button.tsx';
import { listedHigh, namedHigh, thingsAt } from './things-at.ts';
import { usePinch } from './use-pinch.ts';
import { useRoom, useZoom } from './use-room.ts';
import { useSight } from './use-sight.ts';
import { Zoom } from './zoom.tsx';
import { t } from '../i18n/t.ts';

/** What lies on the line: a location, or a place where a mission may be put. */
type Item = { readonly location: LocationView } | { readonly option: Option; readonly text: string };

function itemsOf(spaceline: readonly LocationView[], options: readonly Option[]): readonly Item[] {
  const places = slots(options);
  const first = firstSlot(options);
  return [
    ...(first ? [{ option: first, text: t('Place the first mission here') }] : []),
    ...spaceline.flatMap((location): readonly Item[] => {
      const { before, after, onto } = places.get(location.id) ?? {};
      return [
        ...(before ? [{ option: before, text: t('Place here') }] : []),
        { location },
        ...(onto ? [{ option: onto, text: t('Share this location') }] : []),
        ...(after ? [{ option: after, text: t('Place here') }] : []),
      ];
    }),
  ];
}

interface SlotProps {
  readonly option: Option;
  readonly text: string;
  readonly style: CSSProperties;
}

function Slot({ option, text, style }: SlotProps) {
  const { names } = useBoard();
  return (
    <li className="spot" style={style}>
      <button
        type="button"
        data-slot-for={option.card}
        aria-label={optionWords(option, names)}
        className="slot"
        onClick={() => takeOption(option)}
      >
        {text}
      </button>
    </li>
  );
}

/** What the question takes of the width; where it has a side of its own, nothing. */
const cornerOf = ({ width }: Room): number => (width < innerWidth - 200 ? 0 : 336);

/** A row in which more stands than lies side by side gets two lines. */
function weightOf(item: Item, items: number, upright: boolean, me: number): number {
  if (!('location' in item)) return items === 1 ? 1 : gap;
  const isFull = [true, false].some((mine) => thingsAt(item.location, (player) => (player === me) === mine).all > 2);
  return upright && isFull ? full : 1;
}

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** Where the room is scarce every row is one line, for the whole line is to be seen; what does not fit is folded. */
const withinRoom = (weights: readonly number[], { height, least = lowest }: Room): readonly number[] =>
  sum(weights) * least > height ? weights.map((weight) => Math.min(1, weight)) : weights;

/** What a question needs at least to be read, with the ring around what has the focus. */
const readable = 244;

/** What one's own cards at a place take above the question: with names if there is room for them. */
function highAbove(location: LocationView, geometry: Geometry, at: number, me: number, left: number): number {
  const spot = geometry.spots[at];
  if (geometry.detail === 'names' || !spot || spot.at + spot.size <= geometry.length - geometry.corner) return 0;
  const things = thingsAt(location, (player) => player === me);
  const withNames = [namedHigh(things), things.all * listedHigh].find((high) => high <= left);
  if (geometry.detail === 'words' && withNames !== undefined) return withNames;
  const rows = Math.ceil(things.all / fits(spot.size, smallest));
  // One row is always left free.
  return rows > 1 ? rows * oneRow : 0;
}

/** Cards above the question lie there as long as it can still be read; else the line ends before it. */
function fitted(
  items: readonly Item[],
  weights: readonly number[],
  room: Room & { readonly top: number },
  { upright, zoom, me }: { readonly upright: boolean; readonly zoom: number; readonly me: number },
): Geometry {
  const corner = cornerOf(room);
  const laid = (above: number): Geometry => geometryOf({ ...room, corner, above }, weights, upright, zoom);
  const one = laid(0);
  const left = innerHeight - room.top - one.mine - readable;
  const above = Math.max(
    0,
    ...items.map((item, at) => ('location' in item ? highAbove(item.location, one, at, me, left) : 0)),
  );
  if (above <= one.cornerRoom) return one;
  return above <= left ? laid(above) : geometryOf({ ...room, width: room.width - corner }, weights, upright, zoom);
}

/** The question may grow until those cards are left under the line, or, beside an upright one, all places. */
function useCornerRoom(
  { box, top }: { readonly box: RefObject<HTMLElement | null>; readonly top: number },
  { upright, mine, cornerRoom }: Geometry,
  rows: number,
): void {
  useLayoutEffect(() => {
    const row = innerWidth < 700 ? lowest : roomy;
    const high = upright ? `calc(100dvh - ${top + rows * row}px)` : `calc(100dvh - ${top + mine + cornerRoom + 18}px)`;
    // On the question alone: set on the stage, it would have every card on it styled anew.
    const stage = box.current?.closest('.stage');
    stage?.querySelector<HTMLElement>('.question')?.style.setProperty('--asked-high', high);
  }, [box, top, upright, mine, cornerRoom, rows]);
}

/** The line and its places, all of them in the room there is; drawn nearer, it can be moved along. */
export function Spaceline({ least = lowest }: { readonly least?: number }) {
  const { view, me } = useBoard();
  const options = useTable(decisionNow)?.options ?? [];
  const upright = useUpright();
  const zoom = useZoom((state) => state.zoom);
  const { box, ...sight } = useSight();
  const room = { ...useRoom(box), least };
  const items = itemsOf(view.spaceline, options);
  const wanted = items.map((item) => weightOf(item, items.length, upright, me));
  const weights = upright ? withinRoom(wanted, room) : wanted;
  const geometry = fitted(items, weights, room, { upright, zoom, me });
  usePinch({ box, zoom, ...geometry });
  useCornerRoom({ box, top: room.top }, geometry, sum(wanted.map((weight) => Math.min(1, weight))));
  const style = {
    '--length': `${geometry.length}px`,
    '--line-at': `${geometry.line}px`,
    '--world': `${geometry.world}px`,
    '--plate-at': `${geometry.plate}px`,
    '--mine-at': `${geometry.mine}px`,
    '--my-room': `${geometry.myRoom}px`,
    '--their-room': `${geometry.theirRoom}px`,
  } as CSSProperties;
  return (
    <div className="line-frame">
      <div ref={box} className="line-box" tabIndex={-1}>
        <ul
          aria-label="Spaceline"
          className={`line ${geometry.upright ? 'line-upright' : 'line-lying'}`}
          data-detail={geometry.detail}
          data-short={geometry.short || undefined}
          style={style}
        >
          <li aria-hidden="true" className="rail">
            <svg>
              <path className="rail-glow" d={railOf(geometry)} />
              <path className="rail-line" d={railOf(geometry)} />
            </svg>
          </li>
          {items.map((item, at) =>
            'location' in item ? (
              <Location key={item.location.id} location={item.location} geometry={geometry} at={at} />
            ) : (
              <Slot key={`slot ${at}`} {...item} style={placed(geometry, geometry.spots[at] ?? { at: 0, size: 0 })} />
            ),
          )}
        </ul>
      </div>
      <SightButton {...sight} />
      <Zoom />
    </div>
  );
}
