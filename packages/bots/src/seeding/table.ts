import { cardById } from '@spaceline/cards';
import { type CardId, type LocationId, type LocationView, type Player, type View, opponentOf } from '@spaceline/engine';
import type { Affiliation, CardDef, MissionCard, PersonnelCard } from '@spaceline/language';
import { missionIcons } from '@spaceline/language';
import type { Choking } from './choke.ts';
import type { Foe } from './model-team.ts';

/** What a player who seeds sees of the table. */

export interface SeedSpot {
  readonly on: LocationId;
  readonly at: number;
  readonly span: number;
  /** The mission card that counts for the player who may solve it here: the opponent's, if they have one here. */
  readonly mission: MissionCard;
  readonly whose: 'mine' | 'theirs' | 'shared';
  /** The player's own cards under it, in the order in which they are met. */
  readonly seeded: readonly CardId[];
}

export interface SeedTable {
  readonly me: Player;
  readonly spots: readonly SeedSpot[];
  readonly defOf: (card: CardId) => CardDef | undefined;
  /** Affiliations of the facilities that the player has or may seed. */
  readonly homes: readonly Affiliation[];
  /** Affiliations of the player's outposts and missions, those of the outposts first. */
  readonly mine: readonly Affiliation[];
  /** Affiliations that the opponent's missions ask for, the most frequent first, and who is known of their people. */
  readonly theirs: Foe;
}

const missionOf = (card: CardDef | undefined): MissionCard | undefined => (card?.type === 'Mission' ? card : undefined);

const spotOf = (
  view: View,
  me: Player,
  location: LocationView,
  at: number,
  defs: ReadonlyMap<CardId, CardDef>,
  owners: ReadonlyMap<CardId, Player>,
): readonly SeedSpot[] => {
  const mine = location.missions.filter((id) => owners.get(id) === me);
  const theirs = location.missions.filter((id) => owners.get(id) === opponentOf(me));
  const [shown] = theirs.length > 0 ? theirs : mine;
  const mission = shown === undefined ? undefined : missionOf(defs.get(shown));
  if (!mission) return [];
  const seeded = location.known
    .filter(({ card }) => owners.get(card) === me)
    .toSorted((a, b) => a.position - b.position)
    .map(({ card }) => card);
  const whose = mine.length === 0 ? 'theirs' : theirs.length === 0 ? 'mine' : 'shared';
  return [{ on: location.id, at, span: location.span, mission, whose, seeded }];
};

/** Each affiliation once, the most frequent first; of equals the one that came first. */
const byNumber = (of: readonly Affiliation[]): readonly Affiliation[] => {
  const counts = new Map<Affiliation, number>();
  for (const one of of) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([one]) => one);
};

const outpostsOf = (view: View, me: Player, defs: ReadonlyMap<CardId, CardDef>): readonly Affiliation[] => {
  const own = new Set([
    ...view.players[me].piles['seed deck'],
    ...view.spaceline.flatMap(({ facilities }) =>
      facilities.flatMap(({ card, controller }) => (controller === me ? [card] : [])),
    ),
  ]);
  return [...own].flatMap((id) => {
    const def = defs.get(id);
    return def?.type === 'Facility' ? def.affiliations : [];
  });
};

export const seedTable = (
  view: View,
  me: Player,
  people?: readonly PersonnelCard[],
  chokes?: Choking,
  boxes = false,
): SeedTable => {
  const defs = new Map<CardId, CardDef>();
  const owners = new Map<CardId, Player>();
  for (const { id, def, owner } of view.cards) {
    owners.set(id, owner);
    const card = cardById(def);
    if (card) defs.set(id, card);
  }
  const spots = view.spaceline.flatMap((location, at) => spotOf(view, me, location, at, defs, owners));
  const icons = (whose: SeedSpot['whose']): readonly Affiliation[] =>
    spots.flatMap((spot) => (spot.whose === whose ? missionIcons(spot.mission) : []));
  const { victory } = view.players[opponentOf(me)];
  const boxed = boxes && victory.requirements.some(({ clause }) => clause.startsWith('WS-'));
  const homes = outpostsOf(view, me, defs);
  const affiliations = byNumber([...icons('theirs'), ...icons('shared')]);
  return {
    me,
    spots,
    homes,
    defOf: (card) => defs.get(card),
    mine: [...new Set([...homes, ...byNumber(icons('mine'))])],
    theirs: {
      affiliations,
      people,
      key: [...(boxed ? ['boxed'] : []), ...affiliations, ...(people ?? []).map(({ id }) => id)].join(' '),
      ...(boxed ? { boxed } : {}),
      ...(chokes ? { chokes, victory } : {}),
    },
  };
};

/** The spans of all that a ship moves to from one place of the line to another, the last included (B-9.2). */
export const distance = (spans: readonly number[], from: number, to: number): number => {
  let sum = 0;
  const step = from < to ? 1 : -1;
  for (let at = from; at !== to;) {
    at += step;
    sum += spans[at] ?? 0;
  }
  return sum;
};
