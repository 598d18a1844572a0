import { cardOf } from '../asking/cards.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { isFront, turnOver } from './double-sided.ts';
import { whyNotOutpostAt } from './reporting.ts';
import { countUse, whyNotText } from './text-uses.ts';

/** Turning a mission to its outpost side (chapter 27d). */

const notDouble = ground('not-double-sided', 'B-27.36', 'it is no mission with a built-in outpost');
const notYours = ground('flip-not-yours', 'B-27.32', 'only its owner uses the text of a double-sided mission');
const outpostUp = ground('outpost-side-up', 'B-27.36', 'its outpost side is up already');

/** B-27.36: like building the outpost, in place of the normal card play (B-27.32, B-27.38). */
export const whyNotFlip = (s: State, player: Player, mission: CardId): Ground | undefined => {
  const def = cardOf(s, mission)?.def;
  // Missions in play lie open; of others nothing is told.
  if (def?.type !== 'Mission' || s.cards[mission].zone !== 'spaceline' || def.builtIn?.kind !== 'outpost')
    return notDouble;
  if (s.fixed.owner[mission] !== player) return notYours;
  if (isFront(s, mission)) return outpostUp;
  return whyNotOutpostAt(s, player, def.builtIn.affiliation, s.cards[mission].loc) ?? whyNotText(s, player, mission);
};

/** The owner draws nothing more in that turn. */
export const flip = (s: State, player: Player, mission: CardId): void => {
  countUse(s, player, mission);
  turnOver(s, mission);
  s.players[player].drawsNone = true;
  emit(s, 'built', { player, card: s.fixed.builtIn.get(mission) ?? none, on: s.cards[mission].loc });
};
