import { dilemma, everyone, from, kill, requireAll, requireAny, shipHas, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const crystallineEntity = dilemma('Crystalline Entity', {
  where: 'dual',
  points: 5,
  encounter: unless(requireAny(skill('Music'), shipHas('SHIELDS', 6)), [kill(from('aboard', everyone()))]),
  atPlanet: unless(requireAll(skill('SCIENCE'), skill('MEDICAL')), [kill(everyone())]),
  printed: [premiere(21, 'R')],
});
