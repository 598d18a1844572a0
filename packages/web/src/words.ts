import type { View } from '@spaceline/engine';
import { namesFrom } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { callings } from './callings.ts';
import type { Seats } from './callings.ts';
import type { Face } from '@spaceline/art';

export type { Names };

/** What the cards and players of a view are called. */
export const namesOf = (view: View, faces: ReadonlyMap<string, Face>, seats?: Seats): Names => ({
  ...namesFrom(view, (def) => faces.get(def)),
  ...callings(seats, view),
});
