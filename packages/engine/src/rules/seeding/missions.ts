import type { Choice, OptionOf } from '../../contract/decision.ts';
import { option } from '../../contract/decision.ts';
import type { MissionsFrame } from '../../state/seeding-frame.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { locationId, none, opponentOf } from '../../contract/ids.ts';
import { emit, pop } from '../../state/kernel.ts';
import { ground } from '../../contract/refusal.ts';
import type { MissionSide } from '../../contract/questions.ts';
import type { Ground } from '../../contract/refusal.ts';
import { whyNotSeeding } from './where.ts';
import type { Location, State } from '../../state/state.ts';
import { missionDef } from '../../asking/where.ts';
import { enter } from '../../state/zones.ts';
import { showSide } from '../double-sided.ts';

/** The mission phase: each player lays the top card of the own pile, in turns (B-8.8 to B-8.21). */

/** Two missions are the same location when one is a copy of the other, or its Mission II (B-8.18, B-8.21). */
const sameLocation = (s: State, a: CardId, b: CardId): boolean => {
  const x = missionDef(s, a);
  const y = missionDef(s, b);
  return !x.universal && (x.sameAs ?? x.title) === (y.sameAs ?? y.title);
};

const newLocation = (mission: CardId): Location => ({
  id: locationId(mission),
  missions: [mission],
  seeds: [],
  found: [],
  revealed: [],
  barred: [],
  completedBy: -1,
  husk: false,
});

const sides = [0, 1] as const;
type Side = (typeof sides)[number];

const sidesOf = (s: State, card: CardId): readonly Side[] => (missionDef(s, card).builtIn ? sides : [0]);

const sideName = (side: Side): MissionSide => (side === 0 ? 'front' : 'back');

/** B-8.19: with a double-sided mission its owner also chooses the side: 0 the front, 1 the back. */
const missionOptions = (s: State, card: CardId): OptionOf<'place mission'>[] => {
  const places = missionPlaces(s, card);
  if (!missionDef(s, card).builtIn) return places;
  const allowed = sides.filter((side) => !whyNotNext(s, s.fixed.owner[card], card, side));
  return places.flatMap((o) => allowed.map((side) => option('place mission', o.card, o.on, side, o.way)));
};

/** Why a player who chooses the order may not lay this mission now; if none may be laid, any may (B-28.6). */
const whyNotNext = (s: State, player: Player, card: CardId, side: Side): Ground | undefined => {
  if (!s.fixed.format.missions) return undefined;
  const pile = s.players[player].piles['mission pile'];
  const against = (id: CardId, up: Side): Ground | undefined =>
    s.fixed.format.ask.mayPlace(s, player, id, sideName(up));
  const mayAny = pile.some((id) => sidesOf(s, id).some((up) => !against(id, up)));
  return mayAny ? against(card, side) : undefined;
};

/** Why neither side of it may be laid now. */
const whyNeitherSide = (s: State, player: Player, card: CardId): Ground | undefined => {
  const grounds = sidesOf(s, card).map((side) => whyNotNext(s, player, card, side));
  return grounds.every((against) => against !== undefined) ? grounds[0] : undefined;
};

/** The missions that may be laid next: the top one (B-8.9), or by the format any of the pile (B-28.6). */
const candidates = (s: State, player: Player): readonly CardId[] => {
  if (!s.fixed.format.missions) return [topMission(s, player)];
  return s.players[player].piles['mission pile'].filter((id) => !whyNeitherSide(s, player, id));
};

const optionsFor = (s: State, player: Player): OptionOf<'place mission'>[] =>
  candidates(s, player).flatMap((card) => missionOptions(s, card));

/** Where the next mission may go: onto its double, beside its region, or at either end (B-8.10 to B-8.15). */
const missionPlaces = (s: State, card: CardId): OptionOf<'place mission'>[] => {
  const def = missionDef(s, card);
  if (s.fixed.format.missions) return [option('place mission', card, s.locations.at(-1)?.id ?? none, none, 'right')];
  const double = s.locations.find((l) => sameLocation(s, l.id, card) && s.fixed.owner[l.id] !== s.fixed.owner[card]);
  if (double) return [option('place mission', card, double.id, none, 'onto')];
  const line = s.locations.filter((l) => missionDef(s, l.id).quadrant === def.quadrant);
  if (line.length === 0) return [option('place mission', card, none, none, 'left')];
  const region = def.region === undefined ? [] : line.filter((l) => missionDef(s, l.id).region === def.region);
  const group = region.length > 0 ? region : line;
  return [
    option('place mission', card, group[0].id, none, 'left'),
    option('place mission', card, group[group.length - 1].id, none, 'right'),
  ];
};

const mustPlace = ground('must-place', 'B-8.9', 'you must place the top mission of your pile now');
const othersMission = ground(
  'missions-alternate',
  ['B-8.9', 'B-8.4', 'B-12.5'],
  'the players place missions in turns, and it is not yours',
);
const notAnEnd = ground('not-an-end', 'B-8.11', 'a mission goes to either end of the spaceline of its quadrant');
const notBesideRegion = ground('not-beside-region', 'B-8.12', 'it goes beside the other missions of its region');
const notTheSame = ground(
  'not-the-same-location',
  'B-8.15',
  "a mission lies on another one only if that is your opponent's of the same location, and then nowhere else",
);

const leftToRight = (clause: string): Ground => ({
  code: 'left-to-right',
  clause,
  why: 'missions are laid from left to right, beside each other',
});

const whyNotPlace = (s: State, choice: Choice): Ground | undefined => {
  if (choice.do !== 'place mission') return mustPlace;
  const { card, on: beside, to: side, way } = choice;
  const options = missionOptions(s, card);
  if (options.some((o) => o.on === beside && o.way === way && o.to === side)) return undefined;
  const otherSide = side !== none && whyNotNext(s, s.fixed.owner[card], card, side === 1 ? 1 : 0);
  if (otherSide) return otherSide;
  if (s.fixed.format.missions) return leftToRight(s.fixed.format.missions.clause);
  if (way === 'onto' || options[0].way === 'onto') return notTheSame;
  const { quadrant, region } = missionDef(s, card);
  const beyondRegion = s.locations.some(
    (l) => missionDef(s, l.id).quadrant === quadrant && missionDef(s, l.id).region === region,
  );
  return region !== undefined && beyondRegion ? notBesideRegion : notAnEnd;
};

const placeMission = (
  s: State,
  player: Player,
  { card, on: beside, to: side, way }: Pick<OptionOf<'place mission'>, 'card' | 'on' | 'to' | 'way'>,
): void => {
  enter(s, card, 'spaceline', { controller: player, loc: way === 'onto' ? beside : locationId(card) });
  if (way === 'onto') {
    const location = s.locations.find((l) => l.id === beside);
    if (location) location.missions = [...location.missions, card];
  } else {
    const at =
      beside === none ? s.locations.length : s.locations.findIndex((l) => l.id === beside) + (way === 'right' ? 1 : 0);
    s.locations.splice(at, 0, newLocation(card));
  }
  showSide(s, card, side === 1);
  emit(s, 'mission placed', { player, card, on: beside, word: way === 'onto' ? 'shared' : way });
};

const topMission = (s: State, player: Player): CardId => {
  const pile = s.players[player].piles['mission pile'];
  return pile[pile.length - 1];
};

const sourceOf = (s: State, player: Player): CardId => (s.fixed.format.missions ? none : topMission(s, player));

export const missionsFrame = (next: Player): MissionsFrame => ({ kind: 'missions', next });

/** `next` begins what follows when both piles are empty (B-8.20). */
export const missionsHandlerOf = (next: (s: State) => void): Handler<MissionsFrame> => ({
  run: (s, f) => {
    if (s.players[0].piles['mission pile'].length + s.players[1].piles['mission pile'].length === 0) {
      pop(s);
      next(s);
      return false;
    }
    if (s.players[f.next].piles['mission pile'].length === 0) {
      f.next = opponentOf(f.next);
      return false;
    }
    // A placement without a choice is made at once.
    const options = optionsFor(s, f.next);
    if (options.length > 1) return true;
    const only = options[0];
    placeMission(s, f.next, only);
    f.next = opponentOf(f.next);
    return false;
  },
  asks: (s, f) => [{ player: f.next, kind: 'place mission', source: sourceOf(s, f.next) }],
  options: (s, f) => optionsFor(s, f.next),
  unasked: () => othersMission,
  refuses: (s, f, choice) => {
    if (choice.do !== 'place mission' && choice.do !== 'pass') return whyNotSeeding(choice.do);
    if (candidates(s, f.next).includes(choice.card)) return whyNotPlace(s, choice);
    const own = s.players[f.next].piles['mission pile'].includes(choice.card);
    return (own ? whyNeitherSide(s, f.next, choice.card) : undefined) ?? mustPlace;
  },
  answer: (s, f, choice) => {
    if (choice.do === 'place mission') placeMission(s, choice.player, choice);
    f.next = opponentOf(choice.player);
  },
});
