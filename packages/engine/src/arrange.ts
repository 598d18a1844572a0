import { layDown } from './table.ts';
import type { Setup } from './state/create.ts';
import type { Description } from './contract/correction.ts';
import { describeIn } from './state/describing.ts';
import { advance } from './engine.ts';
import type { Frame } from './state/frame.ts';
import type { CardId, Player } from './contract/ids.ts';
import { none } from './contract/ids.ts';
import type { Attack, Card, Location, RestingZone, State, Zone } from './state/state.ts';
import { resting } from './state/state.ts';
import { segmentFrame } from './offers/segment.ts';
import { inBatches, seedingFrame } from './rules/seeding.ts';
import { missionsFrame } from './rules/seeding/missions.ts';
import { turnDuring } from './rules/turn.ts';
import { batchFrame } from './rules/seeding/batch.ts';
import { joinSurface } from './rules/teams.ts';
import { remember, rememberForTurn } from './state/history.ts';
import { showSide } from './rules/double-sided.ts';
import { forget } from './state/memory.ts';
import { enter, rest } from './state/zones.ts';

/** Builds the table of a position: for tests, puzzles and problem reports. Games never come by here. */

export { holds, judge } from './asking/condition.ts';
export { countedTeam } from './asking/counted-team.ts';
export { fits, fitsIndividual, mayFit } from './asking/fits.ts';
export { locationOf, missionFor } from './state/locations.ts';
export { scoreOf } from './rules/winning.ts';
export { deedsOf, hasRegenerated } from './state/history.ts';
export { namesCards } from './state/renumber.ts';
export { makeCard } from './state/state.ts';
export { cleared, leftward, rightward, unmarked } from './state/mark.ts';
export type { Mark } from './state/mark.ts';
export type { Prepared } from './state/pool.ts';
export { layDown } from './table.ts';
export type { Attack, Card, Location, PlayerState, RestingZone, Zone } from './state/state.ts';
export type { Frame } from './state/frame.ts';
export type { Setup } from './state/create.ts';

/** Where one card of the decks is, and how it is there. Cards are placed in the order of the list. */
export interface Placement {
  readonly card: CardId;
  readonly zone: Zone;
  /** Whose pile, for the zones of a player; the owner's unless said. */
  readonly pile?: Player;
  /** Whatever differs from a card that has just come there. */
  readonly is?: Partial<Omit<Card, 'zone'>>;
}

/** A location as far as it differs from an untouched one; its missions are placed with it. */
export type Site = Pick<Location, 'id' | 'missions'> &
  Partial<Omit<Location, 'id' | 'missions'>> & {
    /** Double-sided missions that lie with their backs up. */
    readonly turned?: readonly CardId[];
    /** How the card is that makes a location without a mission. */
    readonly is?: Partial<Omit<Card, 'zone'>>;
  };

export interface Standing {
  readonly missionPoints?: number;
  readonly bonusPoints?: number;
  readonly playsUsed?: number;
  readonly drawsNone?: boolean;
  readonly regenerated?: boolean;
  readonly personnelDownloads?: number;
  readonly downloadsUsed?: readonly string[];
  readonly completed?: readonly CardId[];
}

/** Where the game is in its course. */
export type Clock =
  | { readonly at: 'missions'; readonly next: Player }
  | {
      readonly at: 'doorways' | 'dilemmas' | 'facilities';
      readonly next: Player;
      readonly passed: readonly [boolean, boolean];
    }
  | {
      readonly at: 'card play' | 'orders';
      readonly turn: number;
      readonly active: Player;
      /** Whose opportunity it is, and whether the turn player has just passed (B-12.6). */
      readonly next: Player;
      readonly activePassed: boolean;
    };

export interface Arrangement {
  readonly setup: Setup;
  readonly first: Player;
  readonly clock: Clock;
  /** The spaceline from left to right. */
  readonly sites: readonly Site[];
  readonly placements: readonly Placement[];
  readonly standings: readonly [Standing, Standing];
  /** Outcomes of chance, in the order in which they will be drawn. */
  readonly chance: readonly CardId[];
  /** Battles that still give a right to strike back (B-20.20). */
  readonly attacks?: readonly Attack[];
  /** Cards among those placed that have disappeared with their ship (B-19.29). */
  readonly away?: readonly CardId[];
  /** Combo dilemmas whose first half is spent. */
  readonly spent?: readonly CardId[];
  /** Artifacts that were acquired or not, against their looks. */
  readonly acquired?: readonly { readonly card: CardId; readonly is: boolean }[];
  /** What the players agreed on about titles that are not written. */
  readonly described?: readonly Description[];
}

const isRestingZone = (zone: Zone): zone is RestingZone => zone in resting;

/** Missions lie in their owners' control, each at the location named by the first of them. */
const putSite = (s: State, { turned = [], is = {}, ...site }: Site): void => {
  const { id } = site;
  if (site.missions.length === 0)
    Object.assign(enter(s, id, 'spaceline', { controller: s.fixed.owner[id], loc: id }), { since: s.turn - 1, ...is });
  for (const mission of site.missions) enter(s, mission, 'spaceline', { controller: s.fixed.owner[mission], loc: id });
  for (const card of site.seeds ?? []) rest(s, card, 'under mission');
  for (const card of site.found ?? []) rest(s, card, 'found');
  for (const card of [...(site.seeds ?? []), ...(site.found ?? [])])
    remember(s, { did: 'seeded under', player: s.fixed.owner[card], card });
  // In the order of the type: equal tables have equal texts.
  const untouched: Location = {
    id,
    missions: [],
    seeds: [],
    found: [],
    revealed: [],
    barred: [],
    completedBy: -1,
    husk: false,
  };
  s.locations.push({ ...untouched, ...site });
  for (const mission of site.missions) showSide(s, mission, turned.includes(mission));
};

/** An artifact in a hand or in play is there because it was acquired. */
const acquire = (s: State, card: CardId): void => {
  if (s.fixed.cards[card].type === 'Artifact') s.acquired = [...s.acquired, card];
};

const put = (s: State, { card, zone, pile, is = {} }: Placement): void => {
  const owner = s.fixed.owner[card];
  if (isRestingZone(zone)) {
    rest(s, card, zone, pile ?? owner);
    if (zone === 'hand') acquire(s, card);
    return;
  }
  const lasting = s.fixed.cards[card].lasting;
  const { controller = owner, loc = none } = is;
  const placed = enter(s, card, zone, { controller, loc, countdown: lasting?.countdown ?? none });
  // It came in an earlier turn, unless the position says otherwise.
  placed.since = s.turn - 1;
  Object.assign(placed, is);
  acquire(s, card);
  if (zone === 'surface' && is.team === undefined) joinSurface(s, card);
};

const stand = (s: State, player: Player, standing: Standing): void => {
  const { regenerated = false, personnelDownloads = 0, downloadsUsed = [], ...rest } = standing;
  Object.assign(s.players[player], rest);
  if (regenerated) remember(s, { did: 'regenerated', player });
  for (let n = 0; n < personnelDownloads; n++) rememberForTurn(s, { did: 'personnel downloaded', player });
  for (const what of downloadsUsed) remember(s, { did: 'used up', player, what });
};

const framesOf = (s: State, clock: Clock): Frame[] => {
  switch (clock.at) {
    case 'missions':
      return [missionsFrame(clock.next)];
    case 'doorways':
    case 'dilemmas':
    case 'facilities':
      if (inBatches(s, clock.at)) return [batchFrame(clock.at)];
      return [seedingFrame(clock.at, clock.next, clock.passed)];
    case 'card play':
    case 'orders':
      return [turnDuring(clock.at), segmentFrame(clock.at, clock.next, clock.activePassed)];
  }
};

const setClock = (s: State, clock: Clock): void => {
  s.frames = framesOf(s, clock);
  if (clock.at === 'card play' || clock.at === 'orders') {
    s.phase = 'play';
    s.turn = clock.turn;
    s.active = clock.active;
    s.segment = clock.at;
  } else {
    s.phase = clock.at;
    s.active = s.first;
  }
};

/** What has disappeared is kept apart from what is in play. */
const vanish = (s: State, away: readonly CardId[]): void => {
  s.play = s.play.filter((id) => !away.includes(id));
  s.speaking = s.speaking.filter((id) => !away.includes(id));
  s.away = away;
  forget(s);
};

/** The table of a position, at rest: what follows from it by itself has happened, and somebody is asked. */
export const arrange = (a: Arrangement): State => {
  const s = layDown(a.setup);
  for (const one of a.described ?? []) describeIn(s, one);
  s.first = a.first;
  setClock(s, a.clock);
  for (const site of a.sites) putSite(s, site);
  for (const placement of a.placements) put(s, placement);
  for (const player of [0, 1] as const) stand(s, player, a.standings[player]);
  s.rigged = a.chance;
  s.attacks = a.attacks ?? [];
  s.spent = a.spent ?? [];
  vanish(s, a.away ?? []);
  for (const { card, is } of a.acquired ?? [])
    s.acquired = is ? [...s.acquired, card] : s.acquired.filter((id) => id !== card);
  s.events = [];
  advance(s);
  s.events = [];
  return s;
};
