import { dilemma, highest, kill, premiere, requireAll, skill, unless } from '@spaceline/language';

export const archer = dilemma('Archer', {
  where: 'planet',
  encounter: unless(requireAll(skill('SECURITY'), skill('MEDICAL')), [kill(highest('total'))]),
  printed: [premiere(14, 'C')],
});
