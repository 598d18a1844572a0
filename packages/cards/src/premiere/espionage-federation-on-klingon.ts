import { addsIcon, cardPlay, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const espionageFederationOnKlingon = event('Espionage: Federation on Klingon', {
  plays: [cardPlay(onLocation({ icon: 'Klingon' }))],
  stays: true,
  inPlay: { rules: [addsIcon('Federation')], endsWhen: 'mission completed' },
  printed: [premiere(71, 'C')],
});
