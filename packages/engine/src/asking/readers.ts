import type { CardType, Icon, MissionKind, Quadrant } from '@spaceline/language';
import type { Seeded } from '../contract/format.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { playedAs } from './played-as.ts';
import { deedsOf, placements, turnDeedsOf } from '../state/history.ts';
import type { State } from '../state/state.ts';
import { cardOf } from './cards.ts';
import { reports } from './kinds.ts';
import { missionDef } from './where.ts';
import { locationAt, missionFor } from '../state/locations.ts';

/** What clauses may look at when they answer. */

export { reports };

export interface MissionFacts {
  readonly card: CardId;
  readonly title: string;
  readonly kind: MissionKind;
  readonly quadrant: Quadrant;
  readonly universal: boolean;
  /** As printed on the side that faces up (B-28.30). */
  readonly points: number;
}

const factsOf = (s: State, card: CardId): MissionFacts => {
  const { title, kind, quadrant, universal, points } = missionDef(s, card);
  return { card, title, kind, quadrant, universal, points };
};

/** The mission at a location as that player reads it. */
export const missionAt = (s: State, location: LocationId, player: Player): MissionFacts =>
  factsOf(s, missionFor(s, locationAt(s, location), player));

/** A shared mission was seeded by both (B-8.17). */
export const seededBy = (s: State, location: LocationId, player: Player): boolean =>
  locationAt(s, location).missions.some((id) => s.fixed.owner[id] === player);

/** B-1.15: cards of one title, in whatever set they were printed; a Second Edition namesake is another card. */
const areCopies = (s: State, a: CardId, b: CardId): boolean => {
  const [one, other] = [cardOf(s, a).def, cardOf(s, b).def];
  return one.title === other.title && one.edition === other.edition;
};

/** Copies of the mission at a location that are in play, itself included. */
export const copiesInPlay = (s: State, location: LocationId): number =>
  s.play.filter((id) => areCopies(s, id, location)).length;

/** Missions a player completed (B-28.31). */
export const completedBy = (s: State, player: Player): readonly MissionFacts[] =>
  s.players[player].completed.map((id) => factsOf(s, id));

/** Missions on which a player has placed an objective with these characteristics, also if it has left play since. */
export const objectivesOf = (
  s: State,
  player: Player,
  ...characteristics: readonly string[]
): readonly MissionFacts[] => {
  const fits = (id: CardId): boolean =>
    ['Objective', ...characteristics].every((word) => cardOf(s, id).def.characteristics.includes(word));
  return placements(s, player)
    .filter(({ card }) => fits(card))
    .map(({ on }) => factsOf(s, on));
};

/** Whether anybody seeded a mission of that quadrant. */
export const anyMissionIn = (s: State, quadrant: Quadrant): boolean =>
  s.locations.some((l) => l.missions.some((id) => missionDef(s, id).quadrant === quadrant));

export const pointsOf = (s: State, player: Player): { readonly mission: number; readonly bonus: number } => ({
  mission: s.players[player].missionPoints,
  bonus: s.players[player].bonusPoints,
});

export const typeOf = (s: State, card: CardId): string => cardOf(s, card).type;

/** Also as what an artifact is played or in play (B-13.25). */
export const isOfType = (s: State, card: CardId, type: CardType): boolean =>
  typeOf(s, card) === type || playedAs(s, card) === type;

export const showsIcon = (s: State, card: CardId, icon: Icon): boolean => cardOf(s, card).def.icons.includes(icon);

/** Copies of a card that a player has seeded so far, and plans to seed before it. */
export const copiesSeeded = (
  s: State,
  player: Player,
  card: CardId,
  how: Seeded | 'any way',
  planned: readonly CardId[],
): number => {
  const early = deedsOf(s, player, 'downloaded early').map((deed) => deed.card);
  const isSeeded = (id: CardId): boolean => s.fixed.owner[id] === player && !early.includes(id);
  const faceUp = how === 'like a dilemma' ? [] : s.play.filter(isSeeded);
  const under = how === 'face up' ? [] : deedsOf(s, player, 'seeded under').map((deed) => deed.card);
  const all = [...faceUp, ...under, ...planned].filter((id, i, list) => list.indexOf(id) === i && id !== card);
  return all.filter((id) => areCopies(s, id, card)).length;
};

/** Where a player has laid missions, in the order of the spaceline. */
export const ownLocations = (s: State, player: Player): readonly LocationId[] =>
  s.locations.filter((l) => seededBy(s, l.id, player)).map((l) => l.id);

export const missionsToLay = (s: State, player: Player): readonly CardId[] => s.players[player].piles['mission pile'];

export const isFirstPlayer = (s: State, player: Player): boolean => s.first === player;

/** Whether a mission has an outpost built into its front (B-27.31). */
export const hasBuiltInOutpost = (s: State, mission: CardId): boolean =>
  missionDef(s, mission).builtIn?.kind === 'outpost';

/** Whether the player could seed one of the outposts among the seeds at that mission (B-8.32); at no homeworld. */
export const takesOutpostOf = (s: State, player: Player, mission: CardId): boolean => {
  const { attemptedBy, quadrant, characteristics } = missionDef(s, mission);
  if (characteristics.includes('Homeworld')) return false;
  return s.players[player].piles['seed deck'].some((id) => {
    const { def } = cardOf(s, id);
    return (
      def.type === 'Facility' && def.quadrant === quadrant && def.affiliations.some((one) => attemptedBy.includes(one))
    );
  });
};

/** Facilities a player has on the table. */
export const facilitiesOf = (s: State, player: Player): number =>
  s.play.filter((id) => s.fixed.owner[id] === player && cardOf(s, id).type === 'Facility').length;

/** Cards that report which a player has seeded aboard. */
export const seededAboard = (s: State, player: Player): number =>
  s.play.filter((id) => s.fixed.owner[id] === player && reports(s, id)).length;

export const discardPileOf = (s: State, player: Player): readonly CardId[] => s.players[player].piles['discard pile'];

export const titleOf = (s: State, card: CardId): string => cardOf(s, card).def.title;

export const isSeeding = (s: State): boolean => s.phase !== 'play' && s.phase !== 'over';

/** Actions of this turn with which a player has downloaded personnel. */
export const personnelDownloads = (s: State, player: Player): number =>
  turnDeedsOf(s, player, 'personnel downloaded').length;

/** How often a player has used the text of that title in this turn. */
export const textUses = (s: State, player: Player, card: CardId): number =>
  turnDeedsOf(s, player, 'text used').filter((deed) => areCopies(s, deed.card, card)).length;
