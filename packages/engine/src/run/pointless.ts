import type { Act, Play } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { companionsOf } from '../asking/groups.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import { anyBeamOf } from '../rules/beaming.ts';
import { hiddenWormholeAt } from '../rules/double-sided.ts';
import { listFarBeams } from '../rules/far-beaming.ts';
import { heldFast } from '../rules/flying.ts';
import { whyBound, whyNotFree } from '../rules/required.ts';
import { inSight } from '../asking/sight.ts';
import { couldStop } from './stopping.ts';
import type { State } from '../state/state.ts';
import { isForbidden } from '../asking/forbidden.ts';
import { cardOf } from '../asking/values.ts';
import { restedBy } from './restoring.ts';

/** Plays that could have no effect at all, as far as their player can know, are not made (B-13.8). */

const nothingToDo = ground('no-effect', 'B-13.8', 'it could have no effect now');
const noHiddenWormhole = ground(
  'no-hidden-wormhole',
  'B-27.42',
  'no mission of yours with a hidden wormhole is there, or the ship is not staffed',
);
const cannotPay = ground('cannot-pay', 'B-12.11', 'the personnel it asks for are not there');

/** The card being played is no longer in the hand that it counts. */
const hasOtherCards = (s: State, player: Player, of: number): boolean =>
  s.players[of].piles.hand.length > (of === player ? 1 : 0);

const whyPointlessAct = (s: State, player: Player, act: Act, on: LocationId): Ground | undefined => {
  switch (act.act) {
    case 'beam any':
      return anyBeamOf(s, player) ? undefined : nothingToDo;
    case 'beam to neighbor': {
      let any = false;
      listFarBeams(s, player, on, act.most, () => (any = true));
      return any ? whyNotFree(s, player, on) : nothingToDo;
    }
    case 'relocate ship':
    case 'travel wormhole':
      return whyBound(s, on) ?? (isForbidden(s, 'move', on) ? heldFast : undefined);
    case 'show wormhole':
      return hiddenWormholeAt(s, player, on) === none ? noHiddenWormhole : undefined;
    case 'look':
      return inSight(s, player, act.at, on).length > 0 ? undefined : nothingToDo;
    case 'arrange deck':
      return s.players[opponentOf(player)].piles['draw deck'].length > 0 ? undefined : nothingToDo;
    case 'draw':
      return act.who === 'chosen' && s.players[on].piles['draw deck'].length === 0 ? nothingToDo : undefined;
    case 'transform hand':
      return hasOtherCards(s, player, on) ? undefined : nothingToDo;
    case 'shuffle':
      return act.who === 'chosen' && s.players[on].piles['draw deck'].length < 2 ? nothingToDo : undefined;
    case 'stop skilled':
      return couldStop(s, player, on, act.skills) ? undefined : cannotPay;
    case 'copy skills':
      return companionsOf(s, on).length > 0 ? undefined : nothingToDo;
    case 'unstop ship':
      return s.cards[on].rangeUsed > 0 || restedBy(s, on).length > 0 ? undefined : nothingToDo;
    default:
      return undefined;
  }
};

/** Why playing the card this way on that could change nothing. */
export const whyPointless = (s: State, player: Player, card: CardId, way: Play, on: LocationId): Ground | undefined => {
  const { def } = cardOf(s, card);
  const acts = way.does ?? ('text' in def ? def.text : undefined) ?? [];
  for (const act of acts) {
    const why = whyPointlessAct(s, player, act, on);
    if (why) return why;
  }
  return undefined;
};
