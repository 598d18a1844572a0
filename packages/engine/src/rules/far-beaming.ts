import type { OptionOf } from '../contract/decision.ts';
import { cardsAt } from '../asking/groups.ts';
import { option } from '../contract/decision.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { isPlanet, quadrantAt } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { candidates, pickOf, quarrels, transporters } from './beaming.ts';
import { quarrel, whyNotGo } from './going.ts';
import { whyNotThrough } from './interference.ts';

/** Beaming from a ship to the next place on the spaceline: surface, ship or facility there, one way. */

const notANeighbor = ground('not-a-neighbor', 'B-9.3', 'it leads only to your places at a neighboring location');
const tooMany = ground('too-many-beamed', 'B-18.10', 'more cards than the text lets you beam');

const neighborPlaces = (s: State, player: Player, ship: CardId): CardId[] => {
  const at = locationIndex(s, s.cards[ship].loc);
  // B-9.3: the next location in the row may be on another spaceline.
  return [at - 1, at + 1].flatMap((next) => {
    const l = s.locations[next];
    if (l === undefined || quadrantAt(s, next) !== quadrantAt(s, at)) return [];
    return [...(isPlanet(s, l) ? [l.id] : []), ...transporters(s, player, l.id)];
  });
};

export const listFarBeams = (
  s: State,
  player: Player,
  ship: CardId,
  most: number,
  add: (o: OptionOf<'beam'>) => void,
): void => {
  const at = cardsAt(s, player, ship);
  for (const to of neighborPlaces(s, player, ship)) {
    const can = candidates(s, player, at, to);
    if (can.length === 0) continue;
    const pick = pickOf(s, can, to);
    add(option('beam', -1, ship, to, -1, { ...pick, max: Math.min(pick.max, most) }));
  }
};

export const whyNotFarBeam = (
  s: State,
  player: Player,
  ship: CardId,
  to: CardId,
  most: number,
  cards: readonly CardId[],
): Ground | undefined => {
  if (!neighborPlaces(s, player, ship).includes(to)) return notANeighbor;
  if (cards.length > most) return tooMany;
  const surface = s.fixed.cards[to].type === 'Mission' ? to : none;
  const hindered = whyNotThrough(s, player, surface, cards);
  if (hindered) return hindered;
  const stays = whyNotGo(s, player, 'beam', cardsAt(s, player, ship), to, cards);
  if (stays) return stays;
  return s.fixed.cards[to].type !== 'Mission' && quarrels(s, cards) ? quarrel.beam : undefined;
};
