import { toBonusArea } from '../state/zones.ts';
import { scoreBonus } from '../rules/winning.ts';
import type { ActRunner } from './parts/runner.ts';

export const score: ActRunner<'score'> = {
  run: (s, f, { points }) => {
    scoreBonus(s, f.you, points, f.card);
    // B-26.3: a card that scores goes to the bonus point area unless it stays in play.
    if (points > 0 && s.cards[f.card].zone === 'being played') toBonusArea(s, f.card, f.you);
    return true;
  },
};
