import { option } from '../../contract/decision.ts';
import { combatantsAt, placeOf } from '../../asking/groups.ts';
import type { OptionOf } from '../../contract/decision.ts';
import type { CardId, LocationId, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { emit } from '../../state/kernel.ts';
import { speakersOf } from '../../state/memory.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { isCombatant, isPlanet, isVessel } from '../../asking/where.ts';
import { locationAt, isLocation, locationOf } from '../../state/locations.ts';
import { shift } from '../../state/zones.ts';
import { whyNotThrough } from '../interference.ts';
import { fightEveryone } from './combatants.ts';
import { isCommanded } from '../../asking/command.ts';

/** Combatants come aboard, and beam from a ship they command (B-22.23, B-22.31, B-22.32). */

const cannotLeave = ground(
  'combatants-stay',
  'B-22.32',
  'they move only with the ship they are on',
  'their player commands that ship through them, and they are not stopped',
);
const noPlace = ground(
  'combatants-nowhere',
  'B-22.31',
  'they beam only between the ship they command and a place there',
);

/** The ships a player commands by such cards. */
const commandedShips = (s: State, player: Player): CardId[] =>
  speakersOf(s, 'commanded').flatMap((id) => {
    const { controller, host } = s.cards[id];
    return controller === player && host !== none && isCommanded(s, host) ? [host] : [];
  });

const isPlaceAt = (s: State, place: CardId, loc: LocationId): boolean => {
  if (isLocation(s, place)) return place === loc && isPlanet(s, locationAt(s, place));
  const c = s.cards[place];
  return c !== undefined && c.zone === 'space' && c.loc === loc && isVessel(s, place) && !c.cloaked;
};

const movable = (s: State, player: Player, place: CardId): CardId[] =>
  combatantsAt(s, player, place).filter((id) => !s.cards[id].stopped);

const whyNotBetween = (s: State, player: Player, from: CardId, to: CardId): Ground | undefined => {
  const ship = [from, to].find((id) => isVessel(s, id) && isCommanded(s, id) && s.cards[id].controller === player);
  if (ship === undefined) return cannotLeave;
  const { loc, cloaked } = s.cards[ship];
  if (from === to || cloaked || !isPlaceAt(s, from, loc) || !isPlaceAt(s, to, loc)) return noPlace;
  const surface = [from, to].find((place) => isLocation(s, place)) ?? none;
  return whyNotThrough(s, player, surface, []);
};

/** Personnel may beam between the same places; theirs is another option. */

export const listBoarding = (s: State, player: Player, add: (o: OptionOf<'beam'>) => void): void => {
  for (const ship of commandedShips(s, player)) {
    const { loc } = s.cards[ship];
    const places = [loc, ...s.play.filter((id) => id !== loc)].filter(
      (place) => place !== ship && isPlaceAt(s, place, loc),
    );
    for (const place of places)
      for (const [from, to] of [
        [ship, place],
        [place, ship],
      ]) {
        const cards = movable(s, player, from);
        if (cards.length > 0 && !whyNotBetween(s, player, from, to))
          add(option('beam', none, from, to, 'as combatants', { from: cards, min: 1, max: cards.length }));
      }
  }
};

/** Whether a beam is one of combatants: of all its cards, or, without cards, of the only ones there. */
export const isBoarding = (s: State, cards: readonly CardId[]): boolean =>
  cards.length > 0 && cards.every((id) => s.fixed.cards[id] !== undefined && isCombatant(s, id));

export const whyNotBoarding = (
  s: State,
  player: Player,
  from: CardId,
  to: CardId,
  cards: readonly CardId[],
): Ground | undefined => {
  if (s.fixed.cards[from] === undefined || s.fixed.cards[to] === undefined) return noPlace;
  const can = movable(s, player, from);
  if (cards.some((id) => !can.includes(id))) return cannotLeave;
  return whyNotBetween(s, player, from, to);
};

/** They beam to battle: whoever is there is fought at once. */
export const boardPlace = (s: State, player: Player, from: CardId, to: CardId, cards: readonly CardId[]): void => {
  for (const id of cards)
    if (isLocation(s, to)) shift(s, id, 'surface', to, none);
    else shift(s, id, 'aboard', none, to);
  emit(s, 'beamed', { player, card: from, on: to, cards, n: cards.length });
  if (placeOf(s.cards[cards[0]]) === to && locationOf(s, cards[0]) !== none) fightEveryone(s, cards[0]);
};
