import { handFace } from './faces/hand.ts';
import { largeFace } from './faces/large.ts';
import { art } from './faces/parts.ts';
import type { Shown } from './faces/parts.ts';
import { miniature, rowFace } from './faces/row.ts';
import type { Face } from './facts/face.ts';

/** The art window alone, for a list that says the rest. */
const windowOf = (face: Face, shown?: Shown): string => art(face, 1.55, shown ?? {});

const makers = { hand: handFace, large: largeFace, row: rowFace, mini: miniature, window: windowOf } as const;
export type FaceSize = keyof typeof makers;

/** Draws every face once: kept by size, title and what is shown beyond it, as long as its facts are the same object. */
export function faceKeeper(): (size: FaceSize, face: Face, shown?: Shown) => string {
  const kept = new WeakMap<Face, Map<string, string>>();
  return (size, face, shown = {}) => {
    let drawn = kept.get(face);
    if (!drawn) kept.set(face, (drawn = new Map()));
    const key = `${size}/${shown.affiliation ?? ''}/${shown.image ?? ''}/${shown.up ?? ''}/${shown.damaged ? 'damaged' : ''}`;
    let found = drawn.get(key);
    if (found === undefined) drawn.set(key, (found = makers[size](face, shown)));
    return found;
  };
}
