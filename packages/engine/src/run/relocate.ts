import type { TextFrame } from '../state/frame.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { locationId, none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame } from '../state/kernel.ts';
import { locationIndex, locationOf } from '../state/locations.ts';
import type { State } from '../state/state.ts';
import { isForbidden } from '../asking/forbidden.ts';
import { hasProjectors, isHologram } from '../asking/holograms.ts';
import { isPlanet, quadrantAt } from '../asking/where.ts';
import { shift } from '../state/zones.ts';
import { arrive } from '../rules/arrival.ts';
import { flySelfShip, placeSelfShip } from '../rules/battle/self-ship.ts';
import { travel, wormholeBetween } from '../rules/wormholes.ts';
import { distance, heldFast } from '../rules/flying.ts';
import { whyBound } from '../rules/required.ts';
import { stop } from '../rules/states.ts';
import { joinSurface } from '../rules/teams.ts';
import { askFor } from './parts/asking.ts';
import type { ActRunner } from './parts/runner.ts';
import { select } from './parts/select.ts';
import { companyOf, isHere } from './parts/ship-company.ts';

/** Relocation by a card (B-14.40, B-19.27). */

/** Planets of the same spaceline (B-9.11) at the greatest distance, the place itself not counted (B-9.7, B-9.8). */
const furthestPlanets = (s: State, player: Player, from: CardId): LocationId[] => {
  const start = locationIndex(s, from);
  const quadrant = quadrantAt(s, start);
  let best = 0;
  let found: LocationId[] = [];
  s.locations.forEach((l, i) => {
    if (i === start || !isPlanet(s, l) || quadrantAt(s, i) !== quadrant) return;
    const far = distance(s, player, start, i);
    if (far > best) {
      best = far;
      found = [l.id];
    } else if (far === best) found.push(l.id);
  });
  return found;
};

/** Personnel only: equipment stays behind. */
const toSurface = (s: State, cards: readonly CardId[], loc: LocationId): void => {
  for (const id of cards) {
    // B-27.10: a hologram cannot be taken off; it is switched off instead.
    if (isHologram(s, id) && !hasProjectors(s, loc)) {
      s.cards[id].disabledBy = id;
      emit(s, 'deactivated', { card: id });
      continue;
    }
    shift(s, id, 'surface', loc, none);
    joinSurface(s, id);
    emit(s, 'relocated', { card: id, on: loc });
  }
};

/** First who goes, then, among equally far planets, where to: the opponent decides (B-18.6). */
const toFurthestPlanet = (s: State, f: TextFrame, cards: readonly CardId[]): boolean => {
  if (cards.length === 0) return true;
  const from = furthestPlanets(s, f.you, locationOf(s, cards[0]));
  if (from.length === 1) toSurface(s, cards, from[0]);
  if (from.length < 2) return true;
  askFor(s, f, { player: opponentOf(f.you), from, min: 1, max: 1, sure: cards, asked: 'opponent chooses' });
  return false;
};

/** By two copies played together; the second one names the place, in any quadrant (B-9.11, B-14.40). */
const toSecondEnd = (s: State, ship: CardId): void => {
  const pair = findFrame(s, 'pair');
  if (!pair || !isHere(s, ship) || s.cards[ship].docked !== none || locationIndex(s, pair.to) < 0) return;
  s.cards[ship].loc = pair.to;
  s.unsettled = true;
  emit(s, 'relocated', { card: ship, on: pair.to });
  stop(s, [ship, ...companyOf(s, ship, 'crew').filter((id) => id !== ship)]);
  arrive(s, ship);
};

/** By one copy and a wormhole side of the player's mission; nobody is stopped by it (B-27.41). */
const throughWormhole = (s: State, f: TextFrame, ship: CardId): void => {
  const play = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
  if (play?.kind !== 'play' || !('exit' in play.aim) || !isHere(s, ship)) return;
  const { exit } = play.aim;
  if (locationIndex(s, exit) < 0) return;
  const mission = wormholeBetween(s, f.you, ship, exit);
  if (mission !== none) travel(s, f.you, ship, mission, exit);
};

/** The planet that was chosen is the last of what the text picked. */
const chosenPlanet = (s: State, f: TextFrame): LocationId => {
  const place = f.ready ? f.picked[f.picked.length - 1] : undefined;
  return place !== undefined && locationIndex(s, place) >= 0 ? locationId(place) : none;
};

export const relocate: ActRunner<'relocate'> = {
  run: (s, f, { what, to, after }) => {
    if (to === 'far end') return placeSelfShip(s, f);
    if (to === 'onward') {
      flySelfShip(s, f.card);
      return true;
    }
    const planet = chosenPlanet(s, f);
    if (planet !== none) {
      toSurface(s, f.picked.slice(0, -1), planet);
      return true;
    }
    const cards = select(s, f, what);
    if (!cards) return false;
    f.picked = cards;
    if (to === 'furthest planet') return toFurthestPlanet(s, f, cards);
    for (const ship of cards)
      if (after === 'turn wormhole over') throughWormhole(s, f, ship);
      else toSecondEnd(s, ship);
    return true;
  },
  pointless: (s, _player, { to }, on) =>
    to === 'that location' ? (whyBound(s, on) ?? (isForbidden(s, 'move', on) ? heldFast : undefined)) : undefined,
};
