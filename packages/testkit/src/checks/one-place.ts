import type { CardId, State } from '@spaceline/engine';
import { pileNames } from '@spaceline/language';
import { cardOf, titleOf } from '../table-cards.ts';

/** Every card is in exactly one place, and that place is the one its own state names. */

const listedZones: ReadonlySet<string> = new Set([...pileNames, 'under mission', 'found']);
/** Zones that are not lists of cards: on the way, and the hidden side of a mission. */
const unlistedZones: ReadonlySet<string> = new Set(['being played', 'inside mission']);

const placeFor = (zone: string): string => (unlistedZones.has(zone) ? '' : listedZones.has(zone) ? zone : 'in play');

/** Asked for every card after every choice. */
const places = new Map<string, string>();
const placeOf = (zone: string): string => {
  let place = places.get(zone);
  if (place === undefined) places.set(zone, (place = placeFor(zone)));
  return place;
};

/** What is wrong with where cards are; nothing if all is well. */
export const misplaced = (s: State): string | undefined => {
  const at: string[] = s.cards.map(() => '');
  let twice: string | undefined;
  const put = (ids: readonly CardId[], place: string): void => {
    for (const id of ids) {
      if (at[id] !== '') twice ??= `${titleOf(s, id)} (${id}) lies in two places: ${at[id]}, ${place}.`;
      at[id] = place;
    }
  };
  for (const player of s.players) for (const zone of pileNames) put(player.piles[zone], zone);
  for (const location of s.locations) {
    put(location.seeds, 'under mission');
    put(location.found, 'found');
  }
  put(s.play, 'in play');
  put(s.away, 'in play');
  if (twice) return twice;
  for (let id = 0; id < at.length; id++)
    if (at[id] !== placeOf(cardOf(s, id).zone))
      return `${titleOf(s, id)} (${id}) is "${cardOf(s, id).zone}" but lies in: ${at[id] || 'nothing'}.`;
  return undefined;
};
