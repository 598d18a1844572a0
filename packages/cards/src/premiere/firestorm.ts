import { attribute, auto, dilemma, everyone, kill, named } from '@spaceline/language';
import { premiere } from './set.ts';

export const firestorm = dilemma('Firestorm', {
  where: 'planet',
  encounter: auto([kill(everyone(attribute('INTEGRITY', 'under', 5)))], {
    nullifiedBy: named('Thermal Deflectors'),
    answeredBy: ['Emergency Transporter Armbands'],
  }),
  printed: [premiere(25, 'U')],
});
