import { placeOf } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { useSyncExternalStore } from 'react';
import { ownImage } from './own-images.ts';

/** Enough for a large face on a sharp screen; one size for all keeps every place painted once. */
const size = 256;

const painted = new Map<string, string>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let worker: Worker | undefined;

const tell = (): void => {
  for (const listener of listeners) listener();
};

async function keep(key: string, bytes: Uint8ClampedArray<ArrayBuffer>): Promise<void> {
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
const keyOf = (face: Face): string => JSON.stringify(placeOf(face));

function ask(key: string, face: Face): void {
  if (asked.has(key)) return;
  asked.add(key);
  if (!worker) {
    worker = new Worker(new URL('./places-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ key: string; bytes: Uint8ClampedArray<ArrayBuffer> }>) => {
        void keep(data.key, data.bytes);
      },
    );
  }
  worker.postMessage({ key, place: placeOf(face), size });
}

/** The picture that fills a card's window in place of a drawing: the player's own, or the painted place of a mission. */
function imageOf(face: Face | undefined): string | undefined {
  if (!face) return undefined;
  const own = ownImage(face.id, tell);
  if (own !== undefined || face.type !== 'Mission') return own;
  const key = keyOf(face);
  const found = painted.get(key);
  if (found === undefined) ask(key, face);
  return found;
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Until it is there, a place is drawn as a disc of its colour. */
export const useImage = (face: Face | undefined): string | undefined =>
  useSyncExternalStore(listen, () => imageOf(face));

/** For a folder of pictures that was taken or put away. */
export const imagesChanged = tell;
