import { holds } from '../asking/condition.ts';
import { usableAt } from '../asking/groups.ts';
import { countedTeam } from '../asking/counted-team.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { rulesOn } from '../state/topics.ts';
import { cardOf } from '../asking/cards.ts';

/** Cards that a ship takes along when it flies (B-14.41). */

const cannotTow = ground(
  'cannot-tow',
  'B-14.41',
  'the ship cannot tow that card',
  'the card is here and can be towed, and the uncloaked ship has the equipment and the personnel its text asks for',
);

/** Why a ship that may fly may not take the card along. */
export const whyNotTow = (s: State, player: Player, ship: CardId, card: CardId): Ground | undefined => {
  if (card === none) return undefined;
  const c = s.cards[card];
  const def = cardOf(s, ship).ship;
  if (c === undefined || c.zone !== 'on location' || c.loc !== s.cards[ship].loc || !def) return cannotTow;
  // B-15.8: a cloaked ship's Tractor Beam does not work.
  if (s.cards[ship].cloaked) return cannotTow;
  for (const rule of rulesOn(cardOf(s, card), 'towed')) {
    if (!def.equipment.includes(rule.by)) continue;
    if (holds(s, rule.crew, countedTeam(s, player, usableAt(s, ship, player), ship))) return undefined;
  }
  return cannotTow;
};

/** Everything the ship could take along from where it is. */
export const towable = (s: State, player: Player, ship: CardId): readonly CardId[] =>
  s.speaking.filter((id) => s.cards[id].zone === 'on location' && whyNotTow(s, player, ship, id) === undefined);

/** The card is left where the ship has stopped. */
export const tow = (s: State, player: Player, ship: CardId, card: CardId): void => {
  if (card === none) return;
  s.cards[card].loc = s.cards[ship].loc;
  s.unsettled = true;
  emit(s, 'towed', { player, card, on: s.cards[ship].loc });
};
