import { option } from '../contract/decision.ts';
import type { CloseGapFrame } from '../state/event-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { locationId, none } from '../contract/ids.ts';
import { emit, findFrame, pop, push } from '../state/kernel.ts';
import type { Location, State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { locationAt, locationIndex } from '../state/locations.ts';
import type { Entry } from '../state/zones.ts';
import { discardFromPlay, enter } from '../state/zones.ts';
import { arrive } from './arrival.ts';
import { returnElsewhere } from './away.ts';

/** Locations that a card makes between two others, and their end (B-9.4). */

/** Puts a location behind another one; whatever is at either stays there (B-9.12). */
const insertLocation = (s: State, id: LocationId, behind: LocationId): void => {
  const made: Location = {
    id,
    missions: [],
    seeds: [],
    found: [],
    revealed: [],
    barred: [],
    completedBy: -1,
    husk: false,
  };
  s.locations.splice(locationIndex(s, behind) + 1, 0, made);
};

/** What lies on a boundary. */
const markersOn = (s: State, behind: LocationId): CardId[] =>
  s.play.filter((id) => s.cards[id].zone === 'between' && s.cards[id].loc === behind);

/**
 * Between two adjacent locations. A card that makes a location there goes next to the second one named, so that what
 * lies on the boundary already comes to the other side.
 */
export const putBetween = (s: State, card: CardId, on: LocationId, to: LocationId, entry: Entry): void => {
  const left = locationIndex(s, on) < locationIndex(s, to) ? on : to;
  if (!cardOf(s, card).lasting?.location) {
    enter(s, card, 'between', { ...entry, loc: left });
    emit(s, 'placed on', { card, on: left, player: entry.controller });
    return;
  }
  const markers = markersOn(s, left);
  const made = locationId(card);
  enter(s, card, 'spaceline', { ...entry, loc: made });
  insertLocation(s, made, left);
  if (on !== left) for (const id of markers) s.cards[id].loc = made;
  emit(s, 'location made', { card, on: left, player: entry.controller });
};

/** A location whose card has left play. */
const closing = (s: State): Location | undefined =>
  s.locations.find((l) => l.missions.length === 0 && !s.play.includes(l.id));

/** Ships there, what was towed there, and pods with personnel in them: not played on it, they go on somewhere else. */
const travellers = (s: State, gap: LocationId): CardId[] =>
  s.play.filter((id) => {
    const c = s.cards[id];
    if (c.loc !== gap || c.zone === 'space') return c.loc === gap;
    if (c.zone !== 'on location') return false;
    return cardOf(s, id).type === 'Dilemma' || s.play.some((other) => s.cards[other].heldBy === id);
  });

const neighbors = (s: State, gap: LocationId): readonly LocationId[] => {
  const at = locationIndex(s, gap);
  return [s.locations[at - 1], s.locations[at + 1]].flatMap((l) => (l ? [l.id] : []));
};

const close = (s: State, gap: LocationId): void => {
  const beside = neighbors(s, gap);
  const [before] = beside;
  for (const id of s.play.slice()) {
    const c = s.cards[id];
    if (c.loc !== gap || !s.play.includes(id)) continue;
    // The two boundaries of the place become one.
    if (c.zone === 'between') c.loc = before;
    else discardFromPlay(s, id, 'its location is gone');
  }
  returnElsewhere(s, gap, beside);
  s.locations = s.locations.filter((l) => l.id !== gap);
  s.unsettled = true;
  emit(s, 'location closed', { card: gap });
};

/** Closes what has no card any more; true if somebody has to say where ships go. */
export const closeGaps = (s: State): boolean => {
  for (;;) {
    const gap = closing(s);
    if (!gap) return false;
    if (s.frames.some((f) => f.kind === 'close gap')) return true;
    if (travellers(s, gap.id).length === 0) close(s, gap.id);
    else {
      // The player whose text took the card away decides (B-9.4).
      const player: Player = findFrame(s, 'text')?.you ?? s.active;
      push(s, { kind: 'close gap', player, gap: gap.id });
      return true;
    }
  }
};

export const closeGapHandler: Handler<CloseGapFrame> = {
  run: (s, f) => {
    if (travellers(s, f.gap).length > 0) return true;
    pop(s);
    close(s, f.gap);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'choose place', source: f.gap }],
  options: (s, f) => {
    const [ship] = travellers(s, f.gap);
    return neighbors(s, f.gap).map((to) => option('move', ship, to));
  },
  answer: (s, _f, choice) => {
    if (choice.do !== 'move') return;
    const c = s.cards[choice.card];
    c.loc = locationAt(s, choice.on).id;
    s.unsettled = true;
    emit(s, 'relocated', { card: choice.card, on: choice.on });
    if (c.zone === 'space' && c.docked === none) arrive(s, choice.card);
  },
};
