import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { create } from 'zustand';
import type { Room } from './geometry.ts';

/** How near the chart is drawn; 1 shows all of it. */
export const useZoom = create<{ readonly zoom: number }>()(() => ({ zoom: 1 }));

const nearest = 4;

export const zoomTo = (zoom: number): void => useZoom.setState({ zoom: Math.max(1, Math.min(nearest, zoom)) });
export const zoomBy = (factor: number): void => zoomTo(useZoom.getState().zoom * factor);

/** The room a box has, as it changes, and where it begins on the page. */
export function useRoom(box: RefObject<HTMLElement | null>): Room & { readonly top: number } {
  const [room, setRoom] = useState({ width: innerWidth, height: Math.max(240, innerHeight - 260), top: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      const { top } = current.getBoundingClientRect();
      setRoom((before) =>
        before.width === width && before.height === height && before.top === top ? before : { width, height, top },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return room;
}
