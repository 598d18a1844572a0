import { afflict, counted, dilemma, makes, premiere, skill } from '@spaceline/language';

export const tsiolkovskyInfection = dilemma('Tsiolkovsky Infection', {
  where: 'space',
  characteristics: ['Virus-related dilemma'],
  encounter: afflict('ship', {
    rules: [makes('less skilled', 'aboard')],
    cure: counted('aboard', skill('MEDICAL', 3)),
  }),
  printed: [premiere(52, 'R')],
});
