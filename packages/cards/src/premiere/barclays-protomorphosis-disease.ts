import { dilemma, everyone, except, inorganic, kill, requireAll, skill, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const barclaysProtomorphosisDisease = dilemma("Barclay's Protomorphosis Disease", {
  where: 'dual',
  points: 10,
  encounter: unless(requireAll(skill('MEDICAL'), skill('SCIENCE'), skill('SECURITY')), [
    kill(everyone(except(inorganic))),
  ]),
  printed: [premiere(16, 'R')],
});
