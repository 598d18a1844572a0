import { afflict, counted, dilemma, makes, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const tsiolkovskyInfection = dilemma('Tsiolkovsky Infection', {
  where: 'space',
  characteristics: ['Virus-related dilemma'],
  cumulative: false,
  encounter: afflict('ship', {
    rules: [makes('less skilled', 'aboard')],
    cure: counted('aboard', skill('MEDICAL', 3)),
  }),
  printed: [premiere(52, 'R')],
});
