import {
  afflict,
  cannotMove,
  counted,
  dilemma,
  disables,
  premiere,
  requireAll,
  skill,
  skilled,
} from '@spaceline/language';

export const twoDimensionalCreatures = dilemma('Two-Dimensional Creatures', {
  where: 'space',
  encounter: afflict('ship', {
    rules: [disables(skilled('Empathy')), cannotMove],
    cure: counted('aboard', requireAll(skill('SCIENCE'), skill('ENGINEER'))),
  }),
  printed: [premiere(53, 'U')],
});
