import type { Format } from '@spaceline/engine/format';
import { format } from '@spaceline/engine/format';
import { ws11, ws12, ws21, ws22, ws23, ws24 } from './clauses/sealed.ts';
import { ws25, ws31, ws32, ws33, ws34, ws35, ws36 } from './clauses/warp-seeding.ts';
import { ws41, ws42, ws43, ws44, ws45, ws46, ws47, ws48 } from './clauses/warp-turn.ts';
import { ws51, ws52, ws53, ws61 } from './clauses/warp-victory.ts';

export const warpSpeed: Format = format(
  'warp-speed',
  'Warp Speed',
  [
    ws11,
    ws12,
    ws21,
    ws22,
    ws23,
    ws24,
    ws25,
    ws31,
    ws32,
    ws33,
    ws34,
    ws35,
    ws36,
    ws41,
    ws42,
    ws43,
    ws44,
    ws45,
    ws46,
    ws47,
    ws48,
    ws51,
    ws52,
    ws53,
    ws61,
  ],
  { about: 'Sealed: open a box, build a deck from it in 30 minutes, and solve a planet and a space mission of yours.' },
);
