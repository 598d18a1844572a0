import { afflict, counted, destroy, dilemma, requireAny, skill, theShip, whenever } from '@spaceline/language';
import { premiere } from './set.ts';

export const nitriumMetalParasites = dilemma('Nitrium Metal Parasites', {
  where: 'space',
  encounter: afflict('ship', {
    countdown: 3,
    triggers: [whenever('countdown expires', destroy(theShip))],
    cure: counted('aboard', requireAny(skill('SCIENCE', 2), skill('ENGINEER', 2))),
  }),
  printed: [premiere(40, 'U')],
});
