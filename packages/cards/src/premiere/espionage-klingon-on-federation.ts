import { addsIcon, cardPlay, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const espionageKlingonOnFederation = event('Espionage: Klingon on Federation', {
  plays: [cardPlay(onLocation({ icon: 'Federation' }))],
  stays: true,
  inPlay: { rules: [addsIcon('Klingon')], endsWhen: 'mission completed' },
  characteristics: ['Espionage... on Federation'],
  printed: [premiere(72, 'C')],
});
