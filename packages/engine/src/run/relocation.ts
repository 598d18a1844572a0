import type { Selection } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { locationId, none, opponentOf } from '../contract/ids.ts';
import { emit, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isPlanet, quadrantAt } from '../asking/where.ts';
import { locationIndex, locationOf } from '../state/locations.ts';
import { shift } from '../state/zones.ts';
import { distance } from '../rules/flying.ts';
import { hasProjectors, isHologram } from '../asking/holograms.ts';
import { joinSurface } from '../rules/teams.ts';
import { select } from './selection.ts';

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
export const relocateToFurthest = (s: State, f: TextFrame, what: Selection): boolean => {
  const place = f.ready ? f.picked[f.picked.length - 1] : undefined;
  if (place !== undefined && cardOf(s, place).def.type === 'Mission') {
    toSurface(s, f.picked.slice(0, -1), locationId(place));
    return true;
  }
  const cards = select(s, f, what);
  if (!cards) return false;
  f.picked = cards;
  if (cards.length === 0) return true;
  const planets = furthestPlanets(s, f.you, locationOf(s, cards[0]));
  if (planets.length === 0) return true;
  if (planets.length === 1) {
    toSurface(s, cards, planets[0]);
    return true;
  }
  push(s, {
    kind: 'select',
    player: opponentOf(f.you),
    source: f.card,
    from: planets,
    min: 1,
    max: 1,
    sure: cards,
    asked: 'opponent chooses',
  });
  return false;
};
