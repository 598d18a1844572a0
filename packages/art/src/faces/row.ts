import type { Face } from '../facts/face.ts';
import { summary } from '../facts/face.ts';
import { facilityPicture } from '../pictures/facility.ts';
import { token } from '../pictures/figure.ts';
import { shipPicture } from '../pictures/ship.ts';
import { escaped } from '../svg.ts';
import { slug, toneNameOf } from '../tones.ts';
import type { Shown } from './parts.ts';
import { emblem, numbersOf } from './parts.ts';

/** The smallest picture of a card: a person as a round token, a vessel as its silhouette, anything else as its sign. */
export function miniature(face: Face, { affiliation, damaged }: Shown = {}): string {
  if (face.type === 'Personnel') return token(face, affiliation);
  if (face.type === 'Ship') return shipPicture(face, affiliation, damaged);
  if (face.type === 'Facility') return facilityPicture(face, affiliation);
  return emblem(face, 20, affiliation);
}

/** What a card of text does, and what any other is. */
const saying = (face: Face): string =>
  ['Personnel', 'Ship', 'Facility', 'Mission'].includes(face.type) ? summary(face) : face.text || summary(face);

/** One line of a list. */
export function rowFace(face: Face, shown: Shown = {}): string {
  const numbers = numbersOf(face)
    .map(({ value }) => value)
    .join(' · ');
  return `<span class="art-row art-t-${slug(toneNameOf(face, shown.affiliation))}"><span class="art-mini">${miniature(face, shown)}</span><span class="art-says"><span class="art-title">${escaped(face.title)}</span><span class="art-soft">${escaped(saying(face))}</span></span>${numbers ? `<span class="art-soft">${numbers}</span>` : ''}</span>`;
}
