import { auto, dilemma, eitherOf, end, everyone, from, score, stop } from '@spaceline/language';
import { premiere } from './set.ts';

export const sarjenka = dilemma('Sarjenka', {
  where: 'planet',
  points: 5,
  encounter: auto([eitherOf([], [stop(from('away teams here', everyone())), end('attempt'), score(5)])]),
  printed: [premiere(48, 'R')],
});
