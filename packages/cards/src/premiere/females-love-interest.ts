import { atRandom, auto, dilemma, female, members, relocate } from '@spaceline/language';
import { premiere } from './set.ts';

export const femalesLoveInterest = dilemma("Female's Love Interest", {
  where: 'planet',
  characteristics: ['female-related dilemma'],
  encounter: auto([relocate(atRandom(1, female), 'furthest planet')], { trigger: members(female) }),
  printed: [premiere(24, 'C')],
});
