import { artifact, premiere, shuffleDeck, takeFromDeck } from '@spaceline/language';

export const betazoidGiftBox = artifact('Betazoid Gift Box', {
  acquired: 'resolve',
  text: [takeFromDeck(3), shuffleDeck('you')],
  printed: [premiere(1, 'R')],
});
