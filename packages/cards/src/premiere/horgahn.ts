import { artifact, extraPlayOrDraw } from '@spaceline/language';
import { premiere } from './set.ts';

export const horgahn = artifact("Horga'hn", {
  acquired: 'table',
  inPlay: { rules: [extraPlayOrDraw] },
  printed: [premiere(2, 'R')],
});
