import { artifact, cardsIn, premiere, shuffleDeck, takeIntoHand } from '@spaceline/language';

export const betazoidGiftBox = artifact('Betazoid Gift Box', {
  acquired: 'resolve',
  text: [takeIntoHand(cardsIn('you', 'draw deck', 3)), shuffleDeck('you')],
  printed: [premiere(1, 'R')],
});
