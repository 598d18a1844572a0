import { auto, dilemma, eitherOf, endAttempt, everyone, from, premiere, score, stop } from '@spaceline/language';

export const sarjenka = dilemma('Sarjenka', {
  where: 'planet',
  points: 5,
  encounter: auto([eitherOf([], [stop(from('away teams here', everyone())), endAttempt, score(5)])]),
  printed: [premiere(48, 'R')],
});
