import { ground } from '../contract/refusal.ts';
import { whyNotBattle, listPersonnelBattles } from '../rules/battle/personnel-attack.ts';
import { listShipAttacks, whyNotAttack, whyNotFleet } from '../rules/battle/ship-attack.ts';
import { defendersAt, forceAt } from '../asking/combat.ts';
import { opponentOf } from '../contract/ids.ts';
import { start } from '../state/kernel.ts';
import type { PickRules } from '../state/machinery.ts';
import type { OfferOf } from './offer.ts';

/** Initiating battle (B-20.1, D-14). Participants become stopped; nothing else limits it (B-20.51). */

const noSuchBattle = ground('no-such-battle', 'B-20.1', 'there are only ship battles and personnel battles');

/** The chosen ships and their crews must get along, and one of them needs a leader aboard (B-20.4, B-20.7). */
export const fleet: PickRules['fleet'] = (s, offered, cards) =>
  offered.do === 'battle' ? whyNotFleet(s, s.cards[cards[0]].controller, offered.on, cards) : undefined;

export const battle: OfferOf<'battle'> = {
  verb: 'battle',
  list: (s, player, add) => {
    listShipAttacks(s, player, add);
    listPersonnelBattles(s, player, add);
  },
  why: (s, player, c) => {
    if (c.way === 'ships') return whyNotAttack(s, player, c.on, c.cards);
    return c.way === 'personnel' ? whyNotBattle(s, player, c.on, c.to) : noSuchBattle;
  },
  picks: (c) => c.way === 'ships',
  begin: (s, player, c) => {
    if (c.way === 'ships') start(s, 'ship battle', { player, attackers: c.cards, targets: [c.on] });
    else {
      const forces = [forceAt(s, player, c.on, c.to), defendersAt(s, opponentOf(player), c.on)] as const;
      start(s, 'personnel battle', { player, place: c.on, forces });
    }
  },
};
