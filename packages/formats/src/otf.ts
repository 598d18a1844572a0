import type { Format } from '@spaceline/engine/format';
import { format } from '@spaceline/engine/format';
import { globalConversions, otf61 } from './clauses/cards.ts';
import { otf51, otf52 } from './clauses/downloads.ts';
import { otf31 } from './clauses/limits.ts';
import { otf41 } from './clauses/mission-stealing.ts';
import { otf21, otf22 } from './clauses/removal.ts';
import { otf11, otf12, otf13, otf14, otf15, otf16, otf17, otf18 } from './clauses/seeding.ts';
import { otf71, otf72, otf73, otf74, otf75 } from './clauses/victory.ts';

export const otf: Format = format(
  'otf',
  'Official Tournament Format',
  [
    otf11,
    otf12,
    otf13,
    otf14,
    otf15,
    otf16,
    otf17,
    otf18,
    otf21,
    otf22,
    otf31,
    otf41,
    otf51,
    otf52,
    otf61,
    globalConversions,
    otf71,
    otf72,
    otf73,
    otf74,
    otf75,
  ],
  { about: 'Tournament play: hidden batch seeding, two kinds of missions to win, banned cards.' },
);
