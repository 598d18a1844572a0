import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Geometry } from './geometry.ts';
import { useZoom, zoomTo } from './use-room.ts';

/** Which part of the line lies so far from the beginning of its box. */
interface Held {
  readonly part: number;
  readonly at: number;
}

interface Line extends Pick<Geometry, 'upright' | 'length'> {
  readonly box: RefObject<HTMLElement | null>;
  readonly zoom: number;
}

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

const apart = ([a, b]: readonly Spot[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

const between = ([a, b]: readonly Spot[]): Spot => ({
  clientX: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2,
  clientY: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2,
});

/** How far a point of the page is from the beginning of the box, along the line. */
function along(box: HTMLElement, upright: boolean, { clientX, clientY }: Spot): number {
  const { left, top } = box.getBoundingClientRect();
  return upright ? clientY - top : clientX - left;
}

const middleOf = ({ clientWidth, clientHeight }: HTMLElement, upright: boolean): number =>
  (upright ? clientHeight : clientWidth) / 2;

const partAt = ({ scrollTop, scrollHeight, scrollLeft, scrollWidth }: HTMLElement, upright: boolean, at: number) =>
  upright ? (scrollTop + at) / scrollHeight : (scrollLeft + at) / scrollWidth;

/** Two fingers, or the wheel with Ctrl, draw the chart nearer: what lies under them stays there, else the middle does. */
export function usePinch({ box, zoom, upright, length }: Line): void {
  const held = useRef<Held>(undefined);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const hold = (at: number): Held => ({ part: partAt(current, upright, at), at });
    let under: Held | undefined;
    const draw = (near: number, there: Held): void => {
      under = there;
      zoomTo(near);
      under = undefined;
    };
    let began = { apart: 0, zoom: 1, part: 0 };
    const begin = ({ touches }: TouchEvent): void => {
      const fingers = [...touches];
      if (fingers.length !== 2) return;
      const { part } = hold(along(current, upright, between(fingers)));
      began = { apart: apart(fingers), zoom: useZoom.getState().zoom, part };
    };
    const spread = (event: TouchEvent): void => {
      const fingers = [...event.touches];
      if (fingers.length !== 2 || began.apart === 0) return;
      event.preventDefault();
      const at = along(current, upright, between(fingers));
      draw((began.zoom * apart(fingers)) / began.apart, { part: began.part, at });
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      draw(useZoom.getState().zoom * Math.exp(-event.deltaY / 300), hold(along(current, upright, event)));
    };
    // Before anything is drawn anew, so that what was in the middle is still known.
    const forget = useZoom.subscribe((now, before) => {
      if (now.zoom !== before.zoom) held.current = under ?? hold(middleOf(current, upright));
    });
    current.addEventListener('touchstart', begin, { passive: true });
    current.addEventListener('touchmove', spread, { passive: false });
    current.addEventListener('wheel', turn, { passive: false });
    return () => {
      forget();
      current.removeEventListener('touchstart', begin);
      current.removeEventListener('touchmove', spread);
      current.removeEventListener('wheel', turn);
    };
  }, [box, upright]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !held.current) return;
    const { part, at } = held.current;
    held.current = undefined;
    current.scrollTo({ [upright ? 'top' : 'left']: part * length - at, behavior: 'instant' });
  }, [box, zoom, upright, length]);
}
