import { dilemma, discard, female, highest, members, requireAll, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const anaphasicOrganism = dilemma('Anaphasic Organism', {
  where: 'planet',
  characteristics: ['female-related dilemma'],
  encounter: unless(requireAll(skill('SECURITY'), skill('MEDICAL')), [discard(highest('total', 1, { who: female }))], {
    trigger: members(female),
  }),
  printed: [premiere(12, 'C')],
});
