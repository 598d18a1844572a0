import {
  artifact,
  asEvent,
  attribute,
  both,
  cardPlay,
  everyone,
  except,
  kill,
  onGroup,
  skilled,
} from '@spaceline/language';
import { premiere } from './set.ts';

export const vulcanStoneOfGol = artifact('Vulcan Stone of Gol', {
  acquired: 'hand',
  plays: [asEvent(cardPlay(onGroup('Away Team')))],
  text: [kill(everyone(both(except(skilled('Youth')), except(attribute('CUNNING', 'over', 7)))))],
  characteristics: ['Vulcan-related Artifact'],
  printed: [premiere(9, 'R')],
});
