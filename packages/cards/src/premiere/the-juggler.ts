import { anyTime, interrupt, onPlayer, shuffleDeck } from '@spaceline/language';
import { premiere } from './set.ts';

export const theJuggler = interrupt('The Juggler', {
  plays: [anyTime(onPlayer)],
  text: [shuffleDeck('chosen')],
  icons: ['Ref'],
  printed: [premiere(142, 'U')],
});
