import { placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useEffect, useRef } from 'react';

/** Sharp enough where a place fills much of the window, and painted in less than a second beside the page. */
const size = 720;

const painted = new Map<string, Promise<ImageData>>();

function paint(face: Face, near: boolean): Promise<ImageData> {
  const place = placeOf(face);
  const key = JSON.stringify([place, near]);
  const before = painted.get(key);
  if (before) return before;
  const made = new Promise<ImageData>((done) => {
    const worker = new Worker(new URL('places-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8ClampedArray<ArrayBuffer> }>) => {
      worker.terminate();
      done(new ImageData(data.bytes, size, size));
    });
    worker.postMessage({ key, place, size, ...(near && { near }) });
  });
  painted.set(key, made);
  return made;
}

/** A place, large; `near`: so near that it fills the sky. */
export function PaintedPlace({ face, near = false }: { readonly face: Face; readonly near?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void paint(face, near).then((image) => {
      if (isGone || !canvas.current) return;
      canvas.current.getContext('2d')?.putImageData(image, 0, 0);
      canvas.current.dataset['painted'] = '';
    });
    return () => {
      isGone = true;
    };
  }, [face, near]);
  return <canvas ref={canvas} className="painted-place" width={size} height={size} />;
}
