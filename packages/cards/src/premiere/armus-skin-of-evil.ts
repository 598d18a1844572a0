import { atRandom, auto, dilemma, kill } from '@spaceline/language';
import { premiere } from './set.ts';

export const armusSkinOfEvil = dilemma('Armus - Skin of Evil', {
  where: 'planet',
  encounter: auto([kill(atRandom())]),
  printed: [premiere(15, 'R')],
});
