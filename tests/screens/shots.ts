import { pageShots } from './page-shots.ts';
import { peopleShots } from './people-shots.ts';
import { sceneShots } from './scene-shots.ts';
import type { Shot } from './shot.ts';
import { sheetShots } from './sheet-shots.ts';
import { tableShots } from './table-shots.ts';

/** In the order of their names. */
export const shots: readonly Shot[] = [
  ...tableShots,
  ...sceneShots,
  ...pageShots,
  ...peopleShots,
  ...sheetShots,
].toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));

/** Those that `tests/browser/screens.test.ts` holds the client to. */
export const compared = [
  '01-table',
  '05-encounter',
  '07-seeding',
  '11-start',
  '14-table-1024x700',
  '20-phone-table',
  '21-phone-hand',
  '26-phone-start',
  '44-card',
  '63-learn',
] as const;
