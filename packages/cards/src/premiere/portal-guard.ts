import { beamOffOrDie, dilemma, either, members, over, premiere, skilled, wallOr } from '@spaceline/language';

export const portalGuard = dilemma('Portal Guard', {
  where: 'planet',
  encounter: wallOr(members(either(over('CUNNING', 7), skilled('Honor'))), [beamOffOrDie]),
  printed: [premiere(43, 'U')],
});
