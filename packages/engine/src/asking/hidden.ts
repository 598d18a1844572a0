import type { Seer } from '../contract/event.ts';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { isGear, isPersonnel } from './where.ts';

/** Personnel and equipment aboard and on surfaces are hidden from the opponent. */
export const isHidden = (s: State, id: CardId, seer: Seer): boolean => {
  const c = s.cards[id];
  if (c.zone !== 'aboard' && c.zone !== 'surface' && c.zone !== 'held') return false;
  // A player whose cards the other controls for a while knows them all the same (B-10.2).
  return c.controller !== seer && s.fixed.owner[id] !== seer && (isPersonnel(s, id) || isGear(s, id));
};

/** Those of the cards that a recipient sees. */
export const seenOf = (s: State, ids: readonly CardId[], seer: Seer): readonly CardId[] =>
  ids.filter((id) => !isHidden(s, id, seer));

/** A card being played or met lies open until it has gone somewhere. */
export const beingPlayed = (s: State, { card }: { readonly card: CardId }): readonly CardId[] =>
  s.cards[card].zone === 'being played' ? [card] : [];
