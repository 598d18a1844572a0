import { atRandom, auto, dilemma, kill, premiere } from '@spaceline/language';

export const armusSkinOfEvil = dilemma('Armus - Skin of Evil', {
  where: 'planet',
  encounter: auto([kill(atRandom())]),
  printed: [premiere(15, 'R')],
});
