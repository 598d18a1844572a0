import {
  anyTime,
  both,
  copySkills,
  from,
  givesCopiedSkills,
  interrupt,
  ofType,
  onCard,
  skilled,
  yourChoice,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const vulcanMindmeld = interrupt('Vulcan Mindmeld', {
  plays: [anyTime(onCard(both(yours, ofType('Personnel'), skilled('Mindmeld'))))],
  stays: true,
  text: [copySkills(from('present', yourChoice(1, yours)))],
  inPlay: { rules: [givesCopiedSkills], until: 'end of turn' },
  characteristics: ['Vulcan-related interrupt'],
  printed: [premiere(144, 'U')],
});
