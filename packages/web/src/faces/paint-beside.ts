import type { Place } from '@spaceline/art';
import type { Strip } from '@spaceline/art/places';

/** A whole place, or the strip of it that is seen from near. */
type Wanted = Pick<Strip, 'wide' | 'high'> & Partial<Strip>;

/** The last ones, so that each scene of an attempt has its place at once. */
const kept = 4;
const painted = new Map<string, Promise<ImageData>>();

/** Paints a place beside the page; what was painted a moment ago is there already. */
export function paintBeside(place: Place, { wide, high, round }: Wanted): Promise<ImageData> {
  const key = JSON.stringify([place, wide, high, round]);
  const made = painted.get(key) ?? paint(key, place, { wide, high, ...(round !== undefined && { round }) });
  painted.delete(key);
  painted.set(key, made);
  for (const old of [...painted.keys()].slice(0, -kept)) painted.delete(old);
  return made;
}

const paint = (key: string, place: Place, { wide, high, round }: Wanted): Promise<ImageData> =>
  new Promise((done) => {
    const worker = new Worker(new URL('places-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<{ bytes: Uint8ClampedArray<ArrayBuffer> }>) => {
      worker.terminate();
      done(new ImageData(data.bytes, wide, high));
    });
    worker.postMessage({ key, place, ...(round === undefined ? { size: wide } : { strip: { wide, high, round } }) });
  });

/** Lays what was painted on a canvas, point by point. */
export function show(canvas: HTMLCanvasElement | null, image: ImageData, as: 'painted' | 'sketched' = 'painted'): void {
  if (!canvas) return;
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  canvas.dataset[as] = '';
}
