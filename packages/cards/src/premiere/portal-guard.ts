import { attribute, beamOffOrDie, dilemma, either, members, skilled, wallOr } from '@spaceline/language';
import { premiere } from './set.ts';

export const portalGuard = dilemma('Portal Guard', {
  where: 'planet',
  encounter: wallOr(members(either(attribute('CUNNING', 'over', 7), skilled('Honor'))), [beamOffOrDie]),
  printed: [premiere(43, 'U')],
});
