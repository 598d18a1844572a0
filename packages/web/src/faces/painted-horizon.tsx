import { placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import type { Strip } from '@spaceline/art/places';
import { useEffect, useRef } from 'react';
import { paintBeside, show } from './paint-beside.ts';

/** As many points as are painted in about a second beside the page: on a sharp screen not each of its points has one. */
const most = 660_000;
/** So few that they are there before the scene has risen. */
const sketch = 50_000;

/** The strip that is in sight, with as many points as the screen has, or so many. The ball is as round in every window. */
function stripOf({ clientWidth, clientHeight }: HTMLCanvasElement, points: number): Strip {
  const density = Math.min(devicePixelRatio, Math.sqrt(points / (clientWidth * clientHeight)));
  const inPoints = (length: number): number => Math.max(1, Math.round(length * density));
  return {
    wide: inPoints(clientWidth),
    high: inPoints(clientHeight),
    round: inPoints(Math.max(1.05 * innerWidth, 0.9 * innerHeight)),
  };
}

/** How long a window stays as it is before it is painted for. */
const settled = 300;

/** A planet so near that it fills the lower part of the sky. */
export function PaintedHorizon({ face }: { readonly face: Face }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const paint = async () => {
      for (const [points, as] of [[sketch, 'sketched'] as const, [most, 'painted'] as const]) {
        if (isGone || !canvas.current) return;
        if (as === 'sketched' && canvas.current.dataset['painted'] !== undefined) continue;
        const image = await paintBeside(placeOf(face), stripOf(canvas.current, points));
        if (!isGone) show(canvas.current, image, as);
      }
    };
    const resized = () => {
      clearTimeout(wait);
      wait = setTimeout(() => void paint(), settled);
    };
    void paint();
    window.addEventListener('resize', resized);
    return () => {
      isGone = true;
      clearTimeout(wait);
      window.removeEventListener('resize', resized);
    };
  }, [face]);
  return <canvas ref={canvas} className="painted-place" />;
}
