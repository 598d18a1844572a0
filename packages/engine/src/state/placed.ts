import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Card, State } from './state.ts';

/**
 * Who is where: cards aboard vessels and on surfaces, by the vessel or the location. Most changes move a few cards from
 * one place to another, so only the places concerned are gathered again, and not before somebody asks.
 */

const nobody: readonly CardId[] = [];

/** The vessel a card is aboard, or the location whose surface it is on. */
const placeOf = ({ zone, host, loc }: Card): CardId => (zone === 'aboard' ? host : zone === 'surface' ? loc : none);

/** Cards have moved anywhere. */
export const forgetPlaces = (s: State): void => {
  s.memory.placed = undefined;
  s.memory.changed.length = 0;
};

/** A card has come to where it is, or is about to leave it. */
export const forgetPlaceOf = (s: State, card: Card): void => {
  const place = placeOf(card);
  if (place === none || s.memory.placed === undefined || s.memory.changed.includes(place)) return;
  s.memory.changed.push(place);
};

/** Lists by the number of the place, and the places where anybody is. */
export interface PlacedCards {
  readonly lists: (CardId[] | undefined)[];
  readonly places: CardId[];
}

const addTo = ({ lists, places }: PlacedCards, place: CardId, id: CardId): void => {
  const list = lists[place];
  if (list) list.push(id);
  else {
    lists[place] = [id];
    places.push(place);
  }
};

const gatherAll = (s: State): PlacedCards => {
  const placed: PlacedCards = { lists: s.cards.map(() => undefined), places: [] };
  for (const id of s.play) {
    const place = placeOf(s.cards[id]);
    if (place !== none) addTo(placed, place, id);
  }
  s.memory.placed = placed;
  return placed;
};

const gatherChanged = (s: State, placed: PlacedCards): void => {
  const { changed } = s.memory;
  for (const place of changed) {
    if (!placed.lists[place]) continue;
    placed.lists[place] = undefined;
    placed.places.splice(placed.places.indexOf(place), 1);
  }
  for (const id of s.play) {
    const place = placeOf(s.cards[id]);
    if (place !== none && changed.includes(place)) addTo(placed, place, id);
  }
  changed.length = 0;
};

const placedCards = (s: State): PlacedCards => {
  const { placed, changed } = s.memory;
  if (placed === undefined) return gatherAll(s);
  if (changed.length > 0) gatherChanged(s, placed);
  return placed;
};

/** Cards aboard a vessel, or on the surface of a location, in the order they entered (B-10.12). */
export const at = (s: State, place: CardId): readonly CardId[] => placedCards(s).lists[place] ?? nobody;

/** Vessels with anybody aboard, and locations with anybody on their surface, in any order. */
export const placesWithCards = (s: State): readonly CardId[] => placedCards(s).places;
