import { cardOf } from '../../asking/cards.ts';
import { fits } from '../../asking/fits.ts';
import type { CardId } from '../../contract/ids.ts';
import { opponentOf } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import type { TargetKeeper } from './word.ts';

const emptyPile = ground(
  'discard-pile-empty',
  ['B-12.11', 'B-13.30'],
  'there is no card in the discard pile that it could take',
);
const notDiscarded = ground('not-discarded', ['B-13.30', 'B-12.11'], 'it takes a card out of the discard pile');
const notThatOne = ground('discard-not-named', ['B-13.31', 'B-12.11'], 'its text does not let it take such a card');

const isDiscarded = (s: State, id: CardId): boolean =>
  s.players.some(({ piles }) => piles['discard pile'].includes(id));

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
  why: (s, player, _card, { who }, aim) => {
    if ('card' in aim && isDiscarded(s, aim.card)) return notThatOne;
    const takes = ([0, 1] as const).some((whose) =>
      s.players[whose].piles['discard pile'].some((id) => fits(s, who, id, player)),
    );
    return takes ? notDiscarded : emptyPile;
  },
};
