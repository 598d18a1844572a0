import { dilemma, highest, kill, requireAll, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const archer = dilemma('Archer', {
  where: 'planet',
  encounter: unless(requireAll(skill('SECURITY'), skill('MEDICAL')), [kill(highest('total'))]),
  printed: [premiere(14, 'C')],
});
