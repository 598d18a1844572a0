import {
  asksForStaff,
  atMission,
  atStartOfTurn,
  both,
  interrupt,
  lookAt,
  ofType,
  onCard,
  stop,
  thoseAboardWith,
  yours,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const scan = interrupt('Scan', {
  plays: [atStartOfTurn(onCard(both(yours, ofType('Ship'), asksForStaff(2), atMission('space'))))],
  text: [stop(thoseAboardWith('Computer Skill', 'Stellar Cartography')), lookAt('bottom seed card')],
  printed: [premiere(135, 'C')],
});
