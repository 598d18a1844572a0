import type { Shot } from './shot.ts';
import { tableShots } from './table-shots.ts';
import { pageShots } from './page-shots.ts';

export const shots: readonly Shot[] = [...tableShots, ...pageShots];
