import { atRandom, auto, dilemma, male, members, relocate } from '@spaceline/language';
import { premiere } from './set.ts';

export const malesLoveInterest = dilemma("Male's Love Interest", {
  where: 'planet',
  characteristics: ['male-related dilemma'],
  encounter: auto([relocate(atRandom(1, male), 'furthest planet')], { trigger: members(male) }),
  printed: [premiere(32, 'C')],
});
