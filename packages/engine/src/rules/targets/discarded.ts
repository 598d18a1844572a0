import { cardOf } from '../../asking/cards.ts';
import { fits } from '../../asking/fits.ts';
import { opponentOf } from '../../contract/ids.ts';
import type { TargetKeeper } from './word.ts';

/** Of each title one, the player's own first. */
export const discarded: TargetKeeper<'discarded'> = {
  list: (s, player, _card, { who }, add) => {
    const seen: number[] = [];
    for (const whose of [player, opponentOf(player)])
      for (const id of s.players[whose].piles['discard pile']) {
        const { index } = cardOf(s, id);
        if (seen.includes(index) || !fits(s, who, id, player)) continue;
        seen.push(index);
        add({ card: id });
      }
  },
};
