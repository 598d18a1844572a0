import { cardPlay, event, guessCard, onceWhenever, onTable, premiere } from '@spaceline/language';

export const telepathicAlienKidnappers = event('Telepathic Alien Kidnappers', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { triggers: [onceWhenever('end of your turn', guessCard)] },
  printed: [premiere(96, 'U')],
});
