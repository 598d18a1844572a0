import type { CardId } from '../../contract/ids.ts';
import { combatantsAt, placeOf } from '../../asking/groups.ts';
import { none } from '../../contract/ids.ts';
import { unmarked } from '../../state/mark.ts';
import { start } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { isCombatant } from '../../asking/where.ts';
import { everyoneAt } from '../../asking/combat.ts';

/** Cards that fight without being personnel (B-22.23 to B-22.32). */

/** All of a player's combatants at the place of one of them fight everybody there. */
export const fightEveryone = (s: State, card: CardId): void => {
  if (!isCombatant(s, card) || !s.play.includes(card)) return;
  const place = placeOf(s.cards[card]);
  if (place === none) return;
  const { controller } = s.cards[card];
  const group = combatantsAt(s, controller, place);
  for (const id of group) {
    s.cards[id].thisTurn = 'fought';
    s.cards[id].mark = unmarked;
  }
  const others = everyoneAt(s, place);
  if (others.length > 0)
    start(s, 'personnel battle', { player: controller, place, forces: [group, others], unbidden: true });
};

/** At the start of a turn the group fights once, however many of its cards say so. */
export const hasFought = (s: State, card: CardId): boolean =>
  isCombatant(s, card) && s.cards[card].thisTurn === 'fought';

/** Two of one group: of their texts due at one moment only the first is carried out. */
export const sameBand = (s: State, a: CardId, b: CardId): boolean => {
  const [x, y] = [s.cards[a], s.cards[b]];
  return isCombatant(s, a) && isCombatant(s, b) && x.controller === y.controller && placeOf(x) === placeOf(y);
};
