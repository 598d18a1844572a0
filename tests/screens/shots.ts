import { pageShots } from './page-shots.ts';
import { peopleShots } from './people-shots.ts';
import { sceneShots } from './scene-shots.ts';
import type { Shot } from './shot.ts';
import { tableShots } from './table-shots.ts';

/** In the order of their names. */
export const shots: readonly Shot[] = [...tableShots, ...sceneShots, ...pageShots, ...peopleShots].toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en', { numeric: true }),
);
