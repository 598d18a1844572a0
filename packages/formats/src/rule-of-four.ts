import type { Format } from '@spaceline/engine/format';
import { format } from '@spaceline/engine/format';
import { r471 } from './clauses/cards.ts';
import { r411, r412, r421 } from './clauses/limits.ts';
import { r461 } from './clauses/movement.ts';
import { r441, r442, r451 } from './clauses/removal.ts';
import { r430, r431, r432, r433, r434 } from './clauses/seeding.ts';

export const ruleOfFour: Format = format(
  'rule-of-four',
  'Rule of Four',
  [r411, r412, r421, r430, r431, r432, r433, r434, r441, r442, r451, r461, r471],
  { about: 'At most four copies and four uses of a card.' },
);
