import { equipment, modify, plus } from '@spaceline/language';
import { premiere } from './set.ts';

export const starfleetTypeIiPhaser = equipment('Starfleet Type II Phaser', {
  characteristics: ['hand weapon', 'phaser'],
  inPlay: { rules: [modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] })] },
  cumulative: true,
  printed: [premiere(64, 'C')],
});
