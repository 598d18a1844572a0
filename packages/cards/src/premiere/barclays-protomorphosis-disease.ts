import { dilemma, everyone, except, inorganic, kill, premiere, requireAll, skill, unless } from '@spaceline/language';

export const barclaysProtomorphosisDisease = dilemma("Barclay's Protomorphosis Disease", {
  where: 'dual',
  points: 10,
  encounter: unless(requireAll(skill('MEDICAL'), skill('SCIENCE'), skill('SECURITY')), [
    kill(everyone(except(inorganic))),
  ]),
  printed: [premiere(16, 'R')],
});
