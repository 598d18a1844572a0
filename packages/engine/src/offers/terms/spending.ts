import { cardOf } from '../../asking/cards.ts';
import type { CardId, None, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import { hasTitle } from '../../state/pool.ts';
import type { State } from '../../state/state.ts';
import { discardFromPlay } from '../../state/zones.ts';
import type { TermKeeper } from './word.ts';

const notOnTable = ground(
  'not-on-table',
  'B-12.11',
  'the card it uses up is not on your table, or only since this turn',
);

/** The player's card of that title on their table, put there in an earlier turn. */
const spendable = (s: State, player: Player, title: string): CardId | None =>
  s.play.find((id) => {
    const c = s.cards[id];
    return c.zone === 'table' && c.controller === player && c.since < s.turn && hasTitle(cardOf(s, id), title);
  }) ?? none;

export const spending: TermKeeper<'spending'> = {
  why: (s, player, { title }) => (spendable(s, player, title) === none ? notOnTable : undefined),
  pay: (s, player, { title }) => {
    const spent = spendable(s, player, title);
    if (spent !== none) discardFromPlay(s, spent, 'used');
  },
};
