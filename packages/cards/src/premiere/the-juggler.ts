import { anyTime, interrupt, onPlayer, premiere, shuffleDeck } from '@spaceline/language';

export const theJuggler = interrupt('The Juggler', {
  plays: [anyTime(onPlayer)],
  text: [shuffleDeck('chosen')],
  icons: ['Ref'],
  printed: [premiere(142, 'U')],
});
