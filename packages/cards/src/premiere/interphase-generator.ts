import { artifact, suppresses } from '@spaceline/language';
import { premiere } from './set.ts';

export const interphaseGenerator = artifact('Interphase Generator', {
  acquired: 'team',
  characteristics: ['Equipment-artifacts'],
  inPlay: {
    rules: [
      suppresses(
        'present',
        'Archer',
        'Armus',
        'Chalnoth',
        'Crystalline Entity',
        'Impassable Door',
        'Nausicaans',
        'Phased Matter',
        'Rebel Encounter',
      ),
    ],
  },
  printed: [premiere(3, 'R')],
});
