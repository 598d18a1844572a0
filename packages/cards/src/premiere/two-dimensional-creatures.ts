import { afflict, cannot, counted, dilemma, makes, requireAll, skill, skilled } from '@spaceline/language';
import { premiere } from './set.ts';

export const twoDimensionalCreatures = dilemma('Two-Dimensional Creatures', {
  where: 'space',
  encounter: afflict('ship', {
    rules: [cannot('move'), makes('disabled', 'aboard', skilled('Empathy'))],
    cure: counted('aboard', requireAll(skill('SCIENCE'), skill('ENGINEER'))),
  }),
  printed: [premiere(53, 'U')],
});
