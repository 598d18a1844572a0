import { placeOf } from '@spaceline/art';
import type { Face, FaceSize } from '@spaceline/art';
import { useSyncExternalStore } from 'react';
import { ownImage } from './own-images.ts';

/** Enough for a large face on a sharp screen. */
const large = 256;
/** The largest that a world on the spaceline is shown. */
const world = 144;

/** In points: a world on a plain screen takes a third of the work of a large face. */
export const sizeFor = (shown: FaceSize, sharpness: number): number =>
  shown === 'window' ? Math.min(large, Math.ceil(world * sharpness)) : large;

const painted = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let worker: Worker | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

interface Painted {
  readonly key: string;
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
}

async function keep({ key, bytes }: Painted): Promise<void> {
  const size = Math.sqrt(bytes.length / 4);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.putImageData(new ImageData(bytes, size, size), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return;
  painted.set(key, URL.createObjectURL(blob));
  tell();
}

/** By what the picture follows from: missions of one location that ask for the same look the same. */
const makeKey = (face: Face, size: number): string => JSON.stringify([placeOf(face), size]);

const keys = new WeakMap<Face, Map<number, string>>();

/** Every picture asks for its key whenever any other has been painted: it is made once. */
function keyOf(face: Face, size: number): string {
  let known = keys.get(face);
  if (!known) keys.set(face, (known = new Map()));
  const key = known.get(size) ?? makeKey(face, size);
  known.set(size, key);
  return key;
}

function ask(key: string, face: Face, size: number): void {
  if (asked.has(key)) return;
  asked.add(key);
  if (!worker) {
    worker = new Worker(new URL('./places-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Painted>) => void keep(data));
  }
  worker.postMessage({ key, place: placeOf(face), size });
}

/** The picture that fills a card's window in place of a drawing: the player's own, or the painted place of a mission. */
function imageOf(face: Face | undefined, shown: FaceSize): string | undefined {
  if (!face) return undefined;
  const own = ownImage(face.id, tell);
  if (own !== undefined || face.type !== 'Mission') return own;
  const size = sizeFor(shown, devicePixelRatio);
  const key = keyOf(face, size);
  const found = painted.get(key);
  if (found === undefined) ask(key, face, size);
  return found;
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Until it is there, a place is drawn as a disc of its colour. */
export const useImage = (face: Face | undefined, shown: FaceSize): string | undefined =>
  useSyncExternalStore(listen, () => imageOf(face, shown));

/** For a folder of pictures that was taken or put away. */
export const imagesChanged = tell;
