import { afflict, counted, dilemma, firstSkillLost, premiere, skill } from '@spaceline/language';

export const tsiolkovskyInfection = dilemma('Tsiolkovsky Infection', {
  where: 'space',
  characteristics: ['Virus-related dilemma'],
  encounter: afflict('ship', { rules: [firstSkillLost], cure: counted('aboard', skill('MEDICAL', 3)) }),
  printed: [premiere(52, 'R')],
});
