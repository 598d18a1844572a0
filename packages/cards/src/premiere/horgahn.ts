import { artifact, extraPlayOrDraw, premiere } from '@spaceline/language';

export const horgahn = artifact("Horga'hn", {
  acquired: 'table',
  inPlay: { rules: [extraPlayOrDraw] },
  printed: [premiere(2, 'R')],
});
