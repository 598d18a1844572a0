import { addsIcon, cardPlay, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const espionageRomulanOnKlingon = event('Espionage: Romulan on Klingon', {
  plays: [cardPlay(onLocation({ icon: 'Klingon' }))],
  stays: true,
  inPlay: { rules: [addsIcon('Romulan')], endsWhen: 'mission completed' },
  characteristics: ['Romulan espionage'],
  printed: [premiere(74, 'C')],
});
