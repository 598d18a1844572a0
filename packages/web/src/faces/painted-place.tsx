import { placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useEffect, useRef } from 'react';
import { paintBeside, show } from './paint-beside.ts';

/** Sharp enough where a place fills much of the window, and painted in less than a second beside the page. */
const size = 720;

/** A place, large. */
export function PaintedPlace({ face }: { readonly face: Face }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void paintBeside(placeOf(face), { wide: size, high: size }).then((image) => {
      if (!isGone) show(canvas.current, image);
    });
    return () => {
      isGone = true;
    };
  }, [face]);
  return <canvas ref={canvas} className="painted-place" width={size} height={size} />;
}
