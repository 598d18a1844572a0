import type { Format } from '@spaceline/engine/format';
import { format } from '@spaceline/engine/format';
import { globalConversions, mod61 } from './clauses/cards.ts';
import { mod51, mod52 } from './clauses/downloads.ts';
import { mod31 } from './clauses/limits.ts';
import { mod41 } from './clauses/mission-stealing.ts';
import { mod21, mod22 } from './clauses/removal.ts';
import { mod11, mod12, mod13, mod14, mod15, mod16, mod17, mod18 } from './clauses/seeding.ts';
import { mod71, mod72, mod73, mod74, mod75 } from './clauses/victory.ts';

export const modern: Format = format(
  'modern',
  'Modern',
  [
    mod11,
    mod12,
    mod13,
    mod14,
    mod15,
    mod16,
    mod17,
    mod18,
    mod21,
    mod22,
    mod31,
    mod41,
    mod51,
    mod52,
    mod61,
    globalConversions,
    mod71,
    mod72,
    mod73,
    mod74,
    mod75,
  ],
  { sheet: 'v1.6, May 2023', about: 'The tournament format in its newest reading.' },
);
