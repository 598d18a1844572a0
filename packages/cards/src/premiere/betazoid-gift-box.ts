import { artifact, cardsIn, shuffleDeck, takeIntoHand } from '@spaceline/language';
import { premiere } from './set.ts';

export const betazoidGiftBox = artifact('Betazoid Gift Box', {
  acquired: 'resolve',
  text: [takeIntoHand(cardsIn('you', 'draw deck', 3)), shuffleDeck('you')],
  printed: [premiere(1, 'R')],
});
