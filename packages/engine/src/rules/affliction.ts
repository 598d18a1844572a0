import type { LocationId, Player } from '../contract/ids.ts';
import { fits } from '../asking/fits.ts';
import { emit } from '../state/kernel.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isPersonnel } from '../asking/where.ts';
import { enable } from '../state/zones.ts';
import { isReached } from '../asking/groups.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** What cards in play do to those aboard or to those who met them, for as long as it lasts. */

/** Whether the mission at a location can be attempted by anybody (B-16.11). */
export const attemptsBarred = (s: State, loc: LocationId): boolean => {
  for (const id of speakersOf(s, 'forbids attempts'))
    if (s.cards[id].loc === loc && s.cards[id].zone === 'on location') return true;
  return false;
};

/** Those who come aboard are disabled, those who have left are not any more (B-23.8). */
export const settleDisabling = (s: State): void => {
  for (const source of speakersOf(s, 'makes disabled'))
    for (const rule of rulesOn(cardOf(s, source), 'makes disabled'))
      for (const id of s.play) {
        const c = s.cards[id];
        if (!isPersonnel(s, id) || c.heldBy !== none) continue;
        const reached = isReached(s, source, rule.reach, id) && fits(s, rule.who, id, c.controller as Player);
        if (reached && c.disabledBy === none) {
          c.disabledBy = source;
          // Who is aboard stays its player's secret (B-13.34).
          emit(s, 'disabled', { card: id, on: source, only: c.controller });
        } else if (!reached && c.disabledBy === source) enable(s, id);
      }
};
