import { facilityPicture, portrait, shipPicture, signPicture } from '@spaceline/art';
import type { Face } from '@spaceline/art';

/** Whoever or whatever takes part in a scene, in a square window. */
export function figurePicture(face: Face, affiliation?: string): string {
  if (face.ship) return shipPicture(face, affiliation);
  if (face.people.length > 0) return portrait(face, 1, affiliation);
  return face.type === 'Facility' ? facilityPicture(face, affiliation) : signPicture(face, 1);
}
