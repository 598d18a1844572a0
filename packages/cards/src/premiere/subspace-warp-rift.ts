import { cardPlay, damagesPassingShips, event, onLocation } from '@spaceline/language';
import { premiere } from './set.ts';

export const subspaceWarpRift = event('Subspace Warp Rift', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [damagesPassingShips] },
  printed: [premiere(94, 'C')],
});
