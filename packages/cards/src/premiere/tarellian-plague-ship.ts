import { dilemma, everyone, kill, skilled, unless } from '@spaceline/language';
import { premiere } from './set.ts';

export const tarellianPlagueShip = dilemma('Tarellian Plague Ship', {
  where: 'space',
  points: 5,
  encounter: unless({ discard: skilled('MEDICAL'), count: 1 }, [kill(everyone())]),
  printed: [premiere(50, 'U')],
});
