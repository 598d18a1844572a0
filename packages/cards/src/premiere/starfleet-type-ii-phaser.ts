import { equipment, modify, plus, premiere } from '@spaceline/language';

export const starfleetTypeIiPhaser = equipment('Starfleet Type II Phaser', {
  characteristics: ['hand weapon', 'phaser'],
  inPlay: { rules: [modify('STRENGTH', plus(2), { reach: 'present', useOnly: ['Federation', 'Non-Aligned'] })] },
  cumulative: true,
  printed: [premiere(64, 'C')],
});
