import { blankFace } from './face.ts';
import type { Face } from './face.ts';

/** The outpost on the front of a double-sided mission is a facility of its own at the table (EP-4.4). */
const outpostOf = ({ id, title, front }: Face): readonly Face[] =>
  front?.kind === 'outpost'
    ? [
        {
          ...blankFace(`${id}.outpost`),
          title: `${title} outpost`,
          type: 'Facility',
          text: `Built into the front of ${title}.`,
          universal: true,
          affiliations: [front.affiliation],
          shields: front.shields,
        },
      ]
    : [];

/** The pool, and what is built into its missions. */
export const withBuiltIn = (faces: ReadonlyMap<string, Face>): ReadonlyMap<string, Face> =>
  new Map([...faces, ...[...faces.values()].flatMap(outpostOf).map((face) => [face.id, face] as const)]);
