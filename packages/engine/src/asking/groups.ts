import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Card, State } from '../state/state.ts';
import { isCombatant, isPersonnel } from './where.ts';

/** Who is with whom (chapter 10). A place is a vessel, or a location for its surface. */

export const placeOf = (c: Card): CardId => (c.zone === 'aboard' ? c.host : c.zone === 'surface' ? c.loc : none);

export const isAt = (s: State, c: Card, place: CardId): boolean =>
  c.zone === 'aboard' ? c.host === place && s.cards[place].zone === 'space' : c.zone === 'surface' && c.loc === place;

/** Some personnel is there, whoever controls it. */
export const someoneAt = (s: State, place: CardId): boolean =>
  s.play.some((id) => isPersonnel(s, id) && isAt(s, s.cards[id], place));

/** The combatants of a player at a place. */
export const combatantsAt = (s: State, player: Player, place: CardId): CardId[] =>
  s.play.filter((id) => isCombatant(s, id) && s.cards[id].controller === player && isAt(s, s.cards[id], place));
