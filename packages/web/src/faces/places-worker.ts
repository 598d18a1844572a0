// Paints places beside the page, so that no frame waits for it.
import type { Place } from '@spaceline/art';
import { paintHorizon, paintPlace } from '@spaceline/art/places';

interface Wanted {
  readonly key: string;
  readonly place: Place;
  readonly size: number;
  /** From so near that it fills the sky. */
  readonly near?: true;
}

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  const bytes = (data.near ? paintHorizon : paintPlace)(data.place, data.size);
  postMessage({ key: data.key, bytes }, { transfer: [bytes.buffer] });
});
