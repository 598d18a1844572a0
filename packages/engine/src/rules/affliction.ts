import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { fits } from '../asking/fits.ts';
import { emit } from '../state/kernel.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isPersonnel } from '../asking/where.ts';
import { enable } from '../state/zones.ts';
import { speakersOf } from '../state/memory.ts';

/** What cards in play do to those aboard or to those who met them, for as long as it lasts. */

const nobody: readonly CardId[] = [];

/** Personnel who may not leave where they are: quarantined (B-19.25), or kept on a surface by a card on them. */
export const quarantined = (s: State): readonly CardId[] => {
  let kept = nobody;
  for (const id of speakersOf(s, 'quarantine'))
    kept = kept.length === 0 ? s.cards[id].subjects : [...kept, ...s.cards[id].subjects];
  for (const id of speakersOf(s, 'no beam up'))
    if (s.cards[s.cards[id].host].zone === 'surface') kept = [...kept, s.cards[id].host];
  return kept;
};

/** Whether the mission at a location can be attempted by anybody (B-16.11). */
export const attemptsBarred = (s: State, loc: LocationId): boolean => {
  for (const id of speakersOf(s, 'no attempt'))
    if (s.cards[id].loc === loc && s.cards[id].zone === 'on location') return true;
  return false;
};

/** Those who come aboard are disabled, those who have left are not any more (B-23.8). */
export const settleDisabling = (s: State): void => {
  for (const source of speakersOf(s, 'disables'))
    for (const rule of cardOf(s, source).rules) {
      if (rule.rule !== 'disables') continue;
      const { host } = s.cards[source];
      for (const id of s.play) {
        const c = s.cards[id];
        if (!isPersonnel(s, id) || c.heldBy !== none) continue;
        const reached = c.zone === 'aboard' && c.host === host && fits(s, rule.who, id, c.controller as Player);
        if (reached && c.disabledBy === none) {
          c.disabledBy = source;
          // Who is aboard stays its player's secret (B-13.34).
          emit(s, 'disabled', { card: id, on: source, only: c.controller });
        } else if (!reached && c.disabledBy === source) enable(s, id);
      }
    }
};
