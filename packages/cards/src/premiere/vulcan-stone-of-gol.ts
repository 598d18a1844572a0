import {
  artifact,
  asEvent,
  both,
  cardPlay,
  everyone,
  except,
  kill,
  onGroup,
  over,
  premiere,
  skilled,
} from '@spaceline/language';

export const vulcanStoneOfGol = artifact('Vulcan Stone of Gol', {
  acquired: 'hand',
  plays: [asEvent(cardPlay(onGroup('Away Team')))],
  text: [kill(everyone(both(except(skilled('Youth')), except(over('CUNNING', 7)))))],
  characteristics: ['Vulcan-related Artifact'],
  printed: [premiere(9, 'R')],
});
