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
  const def = cardOf(s, card).def;
  if ('onlyOne' in def && def.onlyOne) {
    const anybodys = def.onlyOne === 'on the table';
    const other = [...s.play, ...s.away, ...planned].some(
      (id) => (anybodys || s.fixed.owner[id] === owner) && cardOf(s, id).def.id === def.id,
    );
    return other ? onlyOneInPlay : undefined;
  }
  if ((def.type !== 'Personnel' && def.type !== 'Ship') || def.universal) return undefined;
  // B-4.9: what has disappeared counts as well.
  for (const id of s.away.length > 0 ? [...s.play, ...s.away] : s.play) {
    if (s.fixed.owner[id] !== owner) continue;
    const other = cardOf(s, id).def;
    if (other.id === def.id) return alreadyInPlay;
    if (def.type === 'Personnel' && other.type === 'Personnel' && def.personas.some((p) => other.personas.includes(p)))
      return personaInPlay;
  }
  return undefined;
};
