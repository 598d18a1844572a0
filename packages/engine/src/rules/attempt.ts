import { holds, judge } from '../asking/condition.ts';
import type { Barred, Judgement } from '../contract/judgement.ts';
import { countedTeam } from '../asking/counted-team.ts';
import { sameDilemma } from '../asking/cards.ts';
import { seenOf } from '../asking/hidden.ts';
import type { AttemptEnd } from '../contract/event.ts';
import type { AttemptFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push, setScene, start } from '../state/kernel.ts';
import type { Location, State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { asksUnknown, missionDef } from '../asking/where.ts';
import { locationAt, missionFor } from '../state/locations.ts';
import { enter, rest, toOutOfPlay } from '../state/zones.ts';
import { takingPart } from '../asking/taking-part.ts';
import { wouldTakePart } from './may-attempt.ts';
import { barredFrom, whyNotComplete } from './may-complete.ts';
import { matchesMission } from './matching.ts';
import { rosterOf } from './roster.ts';
import { hasMatchingCrew } from './staffing.ts';
import { seedsLikeDilemma } from './seeding/under.ts';
import { joinSurface } from './teams.ts';
import { showMatching, showMet } from './showing.ts';
import { scoreMission } from './winning.ts';

/** Mission attempts (chapter 16). */

export const beginAttempt = (s: State, { player, loc, ship, team }: Given['attempt']): void => {
  const members = wouldTakePart(s, player, loc, ship, team);
  setScene(s, 'attempt', loc);
  emit(s, 'attempt begun', { player, on: loc, card: ship, cards: members, n: members.length });
  showMatching(s, player, locationAt(s, loc), ship, members);
  const aboard = ship === none ? [] : rosterOf(s, ship);
  push(s, {
    kind: 'attempt',
    player,
    loc,
    ship,
    team: members,
    step: 'before a card',
    ended: false,
    calledOff: false,
    met: [],
    aboard,
  });
  // B-16.13: the announcement can be responded to. Play can be suspended before the first card in any case.
  if (s.fixed.pool.responders['attempt begun'].length > 0 || s.fixed.assisted)
    start(s, 'window', { to: 'attempt begun', card: loc, first: opponentOf(player) });
};

/** B-16.37 to B-16.41: a card that could not legally be there. */
const isMisseed = (s: State, location: Location, card: CardId): boolean => {
  const def = cardOf(s, card).def;
  const kind = missionDef(s, location.missions[0]).kind;
  if (def.type === 'Dilemma' && def.where !== 'dual' && kind !== 'dual' && def.where !== kind) return true;
  if (def.type === 'Artifact' && kind === 'space') return true;
  if (def.type !== 'Dilemma' && def.type !== 'Artifact' && !seedsLikeDilemma(s, card)) return true;
  return location.revealed.some((id) => {
    if (id === card || s.fixed.owner[id] !== s.fixed.owner[card]) return false;
    const other = cardOf(s, id).def;
    return sameDilemma(other, def) || (def.type === 'Artifact' && other.type === 'Artifact');
  });
};

const reveal = (s: State, f: AttemptFrame, location: Location): void => {
  const [card] = location.seeds;
  emit(s, 'seed card revealed', { player: f.player, card, on: f.loc });
  f.met = [...f.met, card];
  const misseed = isMisseed(s, location, card);
  if (!location.revealed.includes(card)) location.revealed = [...location.revealed, card];
  if (misseed) {
    emit(s, 'mis-seed', { card, on: f.loc });
    if (s.fixed.owner[card] === f.player && !location.barred.includes(f.player))
      location.barred = [...location.barred, f.player];
    toOutOfPlay(s, card);
  } else if (cardOf(s, card).type === 'Artifact') {
    rest(s, card, 'found');
    location.found = [...location.found, card];
    emit(s, 'artifact found', { player: f.player, card, on: f.loc });
  } else if (cardOf(s, card).type !== 'Dilemma') {
    const members = takingPart(s, f);
    emit(s, 'encountered', { player: f.player, card, on: f.loc, cards: members, n: members.length });
    rest(s, card, 'being played');
    start(s, 'resolve', { player: f.player, card });
  } else {
    rest(s, card, 'being played');
    start(s, 'encounter', { card, player: f.player, loc: f.loc, ship: f.ship });
  }
};

/** A combo dilemma whose first half has lent the team that attempts now: its second half is met next (EP-3.1). */
const secondHalfDue = (s: State, f: AttemptFrame): CardId => {
  const facing = findFrame(s, 'possession') && findFrame(s, 'encounter');
  if (!facing || facing.loc !== f.loc || facing.half === 1 || f.met.includes(facing.card)) return none;
  const { def } = cardOf(s, facing.card);
  return def.type === 'Dilemma' && def.combo && s.cards[facing.card].zone === 'being played' ? facing.card : none;
};

const meetSecondHalf = (s: State, f: AttemptFrame, card: CardId): void => {
  f.met = [...f.met, card];
  start(s, 'encounter', { card, player: f.player, loc: f.loc, ship: f.ship, half: 1 });
};

const end = (s: State, f: AttemptFrame, word: AttemptEnd, judged?: Judgement): void => {
  emit(s, 'attempt ended', { player: f.player, on: f.loc, word, judged });
  pop(s);
};

/** B-13.23, B-13.24: as its text says; the acquirer controls it, its owner stays the same. */
const acquire = (s: State, f: AttemptFrame, card: CardId, team: readonly CardId[]): void => {
  const def = cardOf(s, card).def;
  if (def.type !== 'Artifact') return;
  emit(s, 'acquired', { player: f.player, card });
  if (!s.acquired.includes(card)) s.acquired = [...s.acquired, card];
  switch (def.acquired) {
    case 'hand':
      rest(s, card, 'hand', f.player);
      return;
    case 'table':
      enter(s, card, 'table', { controller: f.player });
      return;
    case 'team': {
      const entry = f.ship === none ? { controller: f.player, loc: f.loc } : { controller: f.player, host: f.ship };
      enter(s, card, f.ship === none ? 'surface' : 'aboard', entry);
      if (f.ship === none) joinSurface(s, card);
      s.cards[card].team = team.length > 0 ? s.cards[team[0]].team : 0;
      return;
    }
    case 'resolve':
      rest(s, card, 'being played');
      start(s, 'resolve', { player: f.player, card });
  }
};

/** B-16.26 to B-16.31 (B-16.34). */
const complete = (
  s: State,
  f: AttemptFrame,
  location: Location,
  team: readonly CardId[],
  judged: Judgement | undefined,
): void => {
  const mission = missionFor(s, location, f.player);
  location.completedBy = f.player;
  s.players[f.player].completed = [...s.players[f.player].completed, mission];
  emit(s, 'mission completed', { player: f.player, card: mission, on: f.loc, cards: team, judged });
  // B-10.8: for whoever controls the team, whosever cards they are.
  scoreMission(s, f.player, missionDef(s, mission).points, mission);
  const found = location.found;
  location.found = [];
  // Frames are carried out last in, first out: the first found is to be acquired first (B-16.31).
  for (const card of found.toReversed()) acquire(s, f, card, team);
};

/** An acquired artifact that is kept in the hand is shown from there, if nothing else meets the requirements (B-5.17). */
const meetsRequirements = (s: State, f: AttemptFrame, location: Location, team: readonly CardId[]): boolean => {
  if (f.agreed !== undefined) return f.agreed;
  const { requires } = missionDef(s, missionFor(s, location, f.player));
  const counted = countedTeam(s, f.player, team, f.ship);
  if (holds(s, requires, counted)) {
    showMet(s, requires, counted);
    return true;
  }
  const card = s.players[f.player].piles.hand.find((id) => {
    const { def } = cardOf(s, id);
    if (def.type !== 'Artifact' || def.acquired !== 'hand' || !s.acquired.includes(id)) return false;
    return holds(s, requires, { ...counted, hand: [id] });
  });
  if (card === undefined) return false;
  emit(s, 'revealed', { player: f.player, card, word: 'hand' });
  return true;
};

const judgedFor = (
  s: State,
  f: AttemptFrame,
  team: readonly CardId[],
): { readonly requirements?: Judgement; readonly barred?: Barred } => {
  const location = locationAt(s, f.loc);
  const mission = missionDef(s, missionFor(s, location, f.player));
  const barred = barredFrom(s, f.player, location);
  if (asksUnknown(mission)) return barred;
  return { ...barred, requirements: judge(s, mission.requires, countedTeam(s, f.player, team, f.ship)) };
};

/** Nothing is left to be met: the requirements decide, unless this player may not complete the mission at all. */
const solve = (s: State, f: AttemptFrame, location: Location, team: readonly CardId[]): void => {
  const barred = whyNotComplete(s, f.player, location);
  const judged = s.fixed.imagined ? undefined : judgedFor(s, f, team).requirements;
  if (!barred && meetsRequirements(s, f, location, team)) {
    f.step = 'completed';
    complete(s, f, location, team, judged);
    return;
  }
  emit(s, 'attempt failed', { player: f.player, on: f.loc });
  end(s, f, barred ? `barred by ${barred.clause}: ${barred.why}` : 'the requirements are not met', judged);
};

const isFacing = (s: State): boolean => findFrame(s, 'encounter') !== undefined;

/** What the text of an unwritten mission makes of its requirements only its players know. */
const isUnsettled = (s: State, f: AttemptFrame, location: Location): boolean =>
  f.agreed === undefined && missionDef(s, missionFor(s, location, f.player)).unwritten === true;

/** Card after card, the earliest seeded first, until the mission is completed or nobody is left who may go on. */
export const attemptHandler: Handler<AttemptFrame> = {
  tells: (s, f, seer) => {
    const team = takingPart(s, f);
    const named = seenOf(s, team, seer);
    const { seeds, completedBy } = locationAt(s, f.loc);
    const begun = f.met.length > 0 ? 'facing seed cards' : 'announced';
    return {
      is: 'attempt',
      player: f.player,
      at: f.loc,
      ship: f.ship,
      team: named,
      hidden: team.length - named.length,
      step: completedBy === f.player ? 'completed' : seeds.length > 0 || isFacing(s) ? begun : 'solving',
      met: f.met,
      left: seeds.length,
      ...(seer === f.player && completedBy === none ? judgedFor(s, f, team) : {}),
    };
  },
  run: (s, f) => {
    const location = locationAt(s, f.loc);
    if (f.step === 'completed') {
      // B-16.29: "just completed" comes after the points and the artifacts.
      f.step = 'over';
      start(s, 'window', { to: 'mission completed', card: f.loc, first: opponentOf(f.player) });
      return false;
    }
    if (f.step === 'over') {
      end(s, f, 'completed');
      return false;
    }
    const team = takingPart(s, f);
    const half = secondHalfDue(s, f);
    if (f.calledOff) end(s, f, 'nullified');
    else if (f.ended) end(s, f, 'ended by a dilemma');
    else if (team.length === 0) end(s, f, 'nobody takes part any more');
    else if (f.ship !== none && (!s.play.includes(f.ship) || s.cards[f.ship].stopped))
      end(s, f, 'the ship cannot go on');
    else if (!matchesMission(s, f.player, location, team)) end(s, f, 'nobody matches the mission any more');
    else if (f.ship !== none && !hasMatchingCrew(s, f.ship, team)) end(s, f, 'nobody matches the ship any more');
    else if (f.step === 'before a card' && s.fixed.pool.downloads) {
      f.step = 'next card';
      start(s, 'suspend', {});
    } else if (half !== none) meetSecondHalf(s, f, half);
    else if (location.seeds.length > 0) {
      f.step = 'before a card';
      reveal(s, f, location);
    } else if (isUnsettled(s, f, location))
      start(s, 'by hand', { card: missionFor(s, location, f.player), player: f.player });
    else solve(s, f, location, team);
    return false;
  },
};
