import { artifact, playOrDraw, premiere } from '@spaceline/language';

export const horgahn = artifact("Horga'hn", {
  acquired: 'table',
  inPlay: { rules: [playOrDraw] },
  printed: [premiere(2, 'R')],
});
