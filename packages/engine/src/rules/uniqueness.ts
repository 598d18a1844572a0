import type { CardId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';

/**
 * Uniqueness and personas (chapter 4). Only personnel and ships without the universal icon are unique by type (B-4.1);
 * other cards lie in play in any number unless they say otherwise (B-4.3).
 */

const alreadyInPlay = ground('unique-in-play', 'B-4.2', 'you already have a copy of this unique card in play');
const personaInPlay = ground('persona-in-play', 'B-4.6', 'you already have a card of this persona in play');
const onlyOneInPlay = ground('only-one', 'B-4.4', 'only one copy of this card may be in play');

/** Whether a copy of a card is among these, of one player's or anybody's. */
const hasCopy = (s: State, among: readonly CardId[], index: number, owner: Player | undefined): boolean => {
  for (const id of among)
    if (cardOf(s, id).index === index && (owner === undefined || s.fixed.owner[id] === owner)) return true;
  return false;
};

/** Why a unique card may not be beside those of its player among these. */
const whyNotAmong = (s: State, among: readonly CardId[], owner: Player, index: number): Ground | undefined => {
  const rivals = s.fixed.pool.rivals[index];
  for (const id of among) {
    if (s.fixed.owner[id] !== owner) continue;
    const other = cardOf(s, id).index;
    if (other === index) return alreadyInPlay;
    if (rivals.includes(other)) return personaInPlay;
  }
  return undefined;
};

const nothing: readonly CardId[] = [];

/**
 * Why a player's card may not enter play beside what they own there (B-4.8, B-27.23); `planned`: what is to enter before
 * it by the same choice.
 */
export const whyNotBeside = (
  s: State,
  owner: Player,
  card: CardId,
  planned: readonly CardId[] = nothing,
): Ground | undefined => {
  const { index, onlyOne, ship, personnel } = cardOf(s, card);
  if (onlyOne) {
    const whose = onlyOne === 'on the table' ? undefined : owner;
    const other =
      hasCopy(s, s.play, index, whose) || hasCopy(s, s.away, index, whose) || hasCopy(s, planned, index, whose);
    return other ? onlyOneInPlay : undefined;
  }
  const unique = ship ?? personnel;
  if (!unique || unique.universal) return undefined;
  // B-4.9: what has disappeared counts as well.
  return whyNotAmong(s, s.play, owner, index) ?? whyNotAmong(s, s.away, owner, index);
};
