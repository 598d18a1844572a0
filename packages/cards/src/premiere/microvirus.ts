import { dilemma, except, inorganic, kill, opponentsChoice, requireAll, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const microvirus = dilemma('Microvirus', {
  where: 'planet',
  points: 5,
  characteristics: ['Virus-related dilemma'],
  encounter: unless(requireAll(skill('MEDICAL'), skill('SECURITY')), [kill(opponentsChoice(1, except(inorganic)))]),
  printed: [premiere(36, 'C')],
});
