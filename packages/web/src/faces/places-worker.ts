// Paints places beside the page, so that no frame waits for it.
import type { Place } from '@spaceline/art';
import { paintHorizon, paintPlace } from '@spaceline/art/places';
import type { Strip } from '@spaceline/art/places';

type Wanted = { readonly key: string; readonly place: Place } & (
  | { readonly size: number }
  /** From so near that it fills the sky. */
  | { readonly strip: Strip }
);

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const bytes = 'strip' in data ? paintHorizon(data.place, data.strip) : paintPlace(data.place, data.size);
  postMessage({ key: data.key, bytes }, { transfer: [bytes.buffer] });
});
