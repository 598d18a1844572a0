import { cardPlay, event, guessCard, onceWhenever, onTable } from '@spaceline/language';
import { premiere } from './set.ts';

export const telepathicAlienKidnappers = event('Telepathic Alien Kidnappers', {
  plays: [cardPlay(onTable)],
  stays: true,
  inPlay: { triggers: [onceWhenever('end of your turn', guessCard)] },
  printed: [premiere(96, 'U')],
});
