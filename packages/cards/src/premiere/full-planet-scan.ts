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

export const fullPlanetScan = interrupt('Full Planet Scan', {
  plays: [atStartOfTurn(onCard(both(yours, ofType('Ship'), asksForStaff(2), atMission('planet'))))],
  text: [stop(thoseAboardWith('Computer Skill', 'Geology')), lookAt('bottom seed card')],
  printed: [premiere(117, 'U')],
});
