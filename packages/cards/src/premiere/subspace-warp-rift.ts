import { cardPlay, damagesPassingShips, event, onLocation, premiere } from '@spaceline/language';

export const subspaceWarpRift = event('Subspace Warp Rift', {
  plays: [cardPlay(onLocation())],
  stays: true,
  inPlay: { rules: [damagesPassingShips] },
  printed: [premiere(94, 'C')],
});
