import { addsIcon, cardPlay, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const espionageRomulanOnFederation = event('Espionage: Romulan on Federation', {
  plays: [cardPlay(onLocation({ icon: 'Federation' }))],
  stays: true,
  inPlay: { rules: [addsIcon('Romulan')], endsWhen: 'mission completed' },
  characteristics: ['Espionage... on Federation', 'Romulan espionage'],
  printed: [premiere(73, 'C')],
});
