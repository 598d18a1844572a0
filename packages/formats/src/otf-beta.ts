import type { Format } from '@spaceline/engine/format';
import { format } from '@spaceline/engine/format';
import { beta51, beta61, beta62 } from './clauses/cards.ts';
import { beta31 } from './clauses/limits.ts';
import { beta41 } from './clauses/mission-stealing.ts';
import { beta21, beta22 } from './clauses/removal.ts';
import { beta11, beta12, beta13, beta14, beta15, beta17, beta18 } from './clauses/seeding.ts';
import { beta71, beta72, beta73, beta74 } from './clauses/victory.ts';

export const otfBeta: Format = format(
  'otf-beta',
  'Official Tournament Format, Beta Test Version 1',
  [
    beta11,
    beta12,
    beta13,
    beta14,
    beta15,
    beta17,
    beta18,
    beta21,
    beta22,
    beta31,
    beta41,
    beta51,
    beta61,
    beta62,
    beta71,
    beta72,
    beta73,
    beta74,
  ],
  {
    sheet: 'Beta Test Version 1',
    about: 'The first draft of the tournament format, with its own list of banned cards.',
  },
);
