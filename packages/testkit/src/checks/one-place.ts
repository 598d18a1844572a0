import type { CardId, State } from '@spaceline/engine';
import type { Pile } from '@spaceline/language';
import { pileNames } from '@spaceline/language';
import { cardOf, titleOf } from '../table-cards.ts';

/** Every card is in exactly one place, and that place is the one its own state names. */

/** Places that are lists of cards, by their numbers here: every card is asked about after every choice. */
const places = [...pileNames, 'under mission', 'found', 'in play'] as const;
type Place = (typeof places)[number];
const numberOf = (place: Place): number => places.indexOf(place);

const nowhere = -1;
const underMission = numberOf('under mission');
const found = numberOf('found');
const inPlay = numberOf('in play');
const piles: readonly (readonly [Pile, number])[] = pileNames.map((pile) => [pile, numberOf(pile)]);

/** Zones by the number of the place where their cards lie; those that are not named are in play. */
const placeOfZone: ReadonlyMap<string, number> = new Map<string, number>([
  ...piles,
  ['under mission', underMission],
  ['found', found],
  // Zones that are not lists of cards: on the way, and the hidden side of a mission.
  ['being played', nowhere],
  ['inside mission', nowhere],
]);

/** What is wrong with where cards are; nothing if all is well. */
export const misplaced = (s: State): string | undefined => {
  const at: number[] = [];
  for (let id = 0; id < s.cards.length; id++) at.push(nowhere);
  let twice: string | undefined;
  const put = (ids: readonly CardId[], place: number): void => {
    for (const id of ids) {
      const before = at[id] ?? nowhere;
      if (before !== nowhere)
        twice ??= `${titleOf(s, id)} (${id}) lies in two places: ${places[before]}, ${places[place]}.`;
      at[id] = place;
    }
  };
  for (const player of s.players) for (const [pile, place] of piles) put(player.piles[pile], place);
  for (const location of s.locations) {
    put(location.seeds, underMission);
    put(location.found, found);
  }
  put(s.play, inPlay);
  put(s.away, inPlay);
  if (twice) return twice;
  for (let id = 0; id < at.length; id++) {
    const { zone } = cardOf(s, id);
    if (at[id] !== (placeOfZone.get(zone) ?? inPlay))
      return `${titleOf(s, id)} (${id}) is "${zone}" but lies in: ${places[at[id] ?? nowhere] ?? 'nothing'}.`;
  }
  return undefined;
};
