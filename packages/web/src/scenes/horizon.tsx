import { discOf, placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useEffect, useRef } from 'react';

/** Sharp enough behind a scene, and painted in less than a second beside the page. */
const size = 720;

type Painted = ImageData;
const painted = new Map<string, Promise<Painted>>();

function paint(face: Face): Promise<Painted> {
  const place = placeOf(face);
  const key = JSON.stringify(place);
  const before = painted.get(key);
  if (before) return before;
  const made = new Promise<Painted>((done) => {
    const worker = new Worker(new URL('../faces/places-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8ClampedArray<ArrayBuffer> }>) => {
      worker.terminate();
      done(new ImageData(data.bytes, size, size));
    });
    worker.postMessage({ key, place, size, near: true });
  });
  painted.set(key, made);
  return made;
}

/** The place where a scene is, rising behind it. */
export function Horizon({ face }: { readonly face: Face }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPlanet = placeOf(face).kind === 'planet';
  useEffect(() => {
    let isGone = false;
    void paint(face).then((image) => {
      if (isGone || !canvas.current) return;
      canvas.current.getContext('2d')?.putImageData(image, 0, 0);
      canvas.current.dataset['painted'] = '';
    });
    return () => {
      isGone = true;
    };
  }, [face]);
  return (
    <div className="scene-sky" aria-hidden="true" style={{ '--disc': discOf(placeOf(face)) } as never}>
      <div className={isPlanet ? 'scene-planet' : 'scene-deep'}>
        <canvas ref={canvas} width={size} height={size} />
      </div>
    </div>
  );
}
