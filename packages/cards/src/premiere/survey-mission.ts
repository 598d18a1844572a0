import { mission, requireAll, skill } from '@spaceline/language';
import { premiere } from './set.ts';

export const surveyMission = mission('Survey Mission', {
  kind: 'space',
  location: 'Mar Oscura',
  points: 35,
  span: 5,
  attemptedBy: ['Klingon'],
  requires: requireAll(skill('Stellar Cartography'), skill('Physics')),
  characteristics: ['Nebula'],
  printed: [premiere(192, 'R')],
});
