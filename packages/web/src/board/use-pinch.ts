import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useZoom, zoomTo } from './use-room.ts';

const apart = ([a, b]: readonly Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** Two fingers, or the wheel with Ctrl, draw the chart nearer. */
export function usePinch(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    let began = { apart: 0, zoom: 1 };
    const begin = ({ touches }: TouchEvent): void => {
      if (touches.length === 2) began = { apart: apart([...touches]), zoom: useZoom.getState().zoom };
    };
    const spread = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || began.apart === 0) return;
      event.preventDefault();
      zoomTo((began.zoom * apart([...event.touches])) / began.apart);
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(useZoom.getState().zoom * Math.exp(-event.deltaY / 300));
    };
    current.addEventListener('touchstart', begin, { passive: true });
    current.addEventListener('touchmove', spread, { passive: false });
    current.addEventListener('wheel', turn, { passive: false });
    return () => {
      current.removeEventListener('touchstart', begin);
      current.removeEventListener('touchmove', spread);
      current.removeEventListener('wheel', turn);
    };
  }, [box]);
}
