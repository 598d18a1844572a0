import type { CardId, State } from '@spaceline/engine';

/** Every card is in exactly one place, and that place is the one its own state names. */

const playerPiles = {
  'mission pile': 'missionPile',
  'seed deck': 'seedDeck',
  'draw deck': 'drawDeck',
  hand: 'hand',
  'discard pile': 'discardPile',
  'out of play': 'outOfPlay',
  removed: 'removed',
  bonus: 'bonus',
} as const;

/** Where each card is found when one looks through the whole table. */
const found = (s: State): Map<CardId, string[]> => {
  const places = new Map<CardId, string[]>();
  const put = (ids: readonly CardId[], place: string): void => {
    for (const id of ids) places.set(id, [...(places.get(id) ?? []), place]);
  };
  for (const player of s.players) for (const [zone, pile] of Object.entries(playerPiles)) put(player[pile], zone);
  for (const location of s.locations) {
    put(location.seeds, 'under mission');
    put(location.found, 'found');
  }
  put(s.play, 'in play');
  put(s.away, 'in play');
  return places;
};

const outOfPlayZones: ReadonlySet<string> = new Set([...Object.keys(playerPiles), 'under mission', 'found']);

/** What is wrong with where cards are; nothing if all is well. */
export const misplaced = (s: State): string | undefined => {
  const places = found(s);
  for (let id = 0; id < s.cards.length; id++) {
    const { zone } = s.cards[id];
    const at = places.get(id) ?? [];
    const wanted = zone === 'being played' ? [] : [outOfPlayZones.has(zone) ? zone : 'in play'];
    if (at.join() !== wanted.join())
      return `${s.fixed.cards[id].def.title} (${id}) is "${zone}" but lies in: ${at.join(', ') || 'nothing'}.`;
  }
  return undefined;
};
