import {
  type CardId,
  type CardView,
  type GroupView,
  type LocationId,
  type LocationView,
  type Player,
  type ShipView,
  type View,
  none,
} from '@spaceline/engine';
import type { Affiliation, CardDef, Condition, DilemmaCard, MissionCard } from '@spaceline/language';
import { defOf, gearOf, profileOf } from './cards.ts';
import { type Style, officerStyle } from './style.ts';
import type { Member, Vessel } from './team.ts';

/** The table as a planner reads it: made from a view alone, once for each view. */

/** One of our people in play. */
export interface Person extends Member {
  /** Where: a vessel or, on a surface, the location. */
  readonly place: CardId;
  /** The number of the location on the spaceline. */
  readonly at: number;
  /** Neither stopped nor disabled. */
  readonly free: boolean;
  readonly stopped: boolean;
}

/** Our people and equipment at one place. */
export interface Group {
  readonly kind: 'ship' | 'facility' | 'surface';
  readonly id: CardId;
  readonly at: number;
  readonly people: readonly Person[];
  /** Equipment there: its ids, and its ids in the pool. */
  readonly gear: readonly CardId[];
  readonly gearDefs: readonly string[];
  readonly vessel?: ShipView;
  readonly def: string;
}

/** A mission that nobody has completed. */
export interface Mission {
  readonly id: LocationId;
  readonly at: number;
  readonly card: CardId;
  readonly def: MissionCard;
  readonly mine: boolean;
  /** Both players have it: whoever solves it takes it from the other. */
  readonly shared: boolean;
  /** Affiliations that may attempt it, those added by cards included. */
  readonly by: readonly Affiliation[];
  /** What we know to lie under it, in the order it is met, with its position. */
  readonly known: readonly { readonly position: number; readonly def: string; readonly mine: boolean }[];
  readonly seeds: number;
  /** Face-down cards that we do not know. */
  readonly unknown: number;
  /** A card here says that it cannot be attempted. */
  readonly closed: boolean;
  /** That card can be towed away: with what, and by whom. */
  readonly towed?: { readonly by: string; readonly crew: Condition };
}

export interface Situation {
  readonly view: View;
  readonly style: Style;
  readonly me: Player;
  readonly them: Player;
  readonly cards: ReadonlyMap<CardId, CardView>;
  readonly spaceline: readonly LocationView[];
  readonly missions: readonly Mission[];
  readonly groups: readonly Group[];
  readonly people: readonly Person[];
  readonly hand: readonly { readonly id: CardId; readonly def: CardDef }[];
  /** Pairs of affiliations that a treaty of ours joins. */
  readonly treaties: readonly (readonly [string, string])[];
  /** Cards of any affiliations mix (Warp Speed). */
  readonly mixes: boolean;
}

const noAttributes = [[0, 0, 0]] as const;

const memberFrom = (card: CardView): Member => {
  const profile = profileOf(card.def);
  const affiliation = card.affiliation ?? profile?.def.affiliations[0] ?? '';
  if (!card.attributes && profile)
    return {
      id: card.id,
      def: card.def,
      affiliation,
      integrity: profile.integrity,
      cunning: profile.cunning,
      strength: profile.strength,
    };
  let [integrity, cunning, strength] = [0, 0, 0];
  for (const [i, c, s] of card.attributes ?? noAttributes) {
    integrity += i;
    cunning += c;
    strength += s;
  }
  return { id: card.id, def: card.def, affiliation, integrity, cunning, strength };
};

/** Somebody in the hand, as if in play. */
export const memberOf = (id: CardId, def: CardDef): Member => memberFrom({ id, def: def.id } as CardView);

const ruled = (def: CardDef | undefined) => (def && 'inPlay' in def ? (def.inPlay?.rules ?? []) : []);

/** What a card that lies somewhere says as long as it lies there. */
const lastingRules = (def: CardDef | undefined) =>
  def?.type === 'Dilemma'
    ? [def.encounter, def.combo?.second].flatMap((encounter) => encounter?.lasting?.rules ?? [])
    : ruled(def);

const closes = (def: CardDef | undefined): boolean =>
  lastingRules(def).some((rule) => rule.rule === 'forbids' && rule.what === 'attempts');

const groupAt = (
  s: { readonly me: Player; readonly cards: ReadonlyMap<CardId, CardView> },
  kind: Group['kind'],
  id: CardId,
  at: number,
  crews: readonly GroupView[],
  vessel?: ShipView,
): Group => {
  const people: Person[] = [];
  const gear: CardId[] = [];
  const gearDefs: string[] = [];
  for (const crew of crews) {
    if (crew.player !== s.me) continue;
    for (const one of crew.cards) {
      const card = s.cards.get(one);
      if (!card) continue;
      if (profileOf(card.def))
        people.push({
          ...memberFrom(card),
          place: id,
          at,
          free: !card.stopped && !card.disabled,
          stopped: card.stopped,
        });
      else if (gearOf(card.def)) {
        gear.push(one);
        gearDefs.push(card.def);
      }
    }
  }
  const def = s.cards.get(id)?.def ?? '';
  return vessel ? { kind, id, at, people, gear, gearDefs, vessel, def } : { kind, id, at, people, gear, gearDefs, def };
};

const missionAt = (
  s: { readonly me: Player; readonly cards: ReadonlyMap<CardId, CardView>; readonly style: Style },
  location: LocationView,
  at: number,
): Mission | undefined => {
  if (location.completedBy >= 0 || location.husk || location.missions.length === 0) return undefined;
  const card = location.missions.find((id) => s.cards.get(id)?.owner === s.me) ?? location.missions[0]!;
  const def = defOf(s.cards.get(card)?.def ?? '');
  if (def?.type !== 'Mission') return undefined;
  const added: Affiliation[] = [];
  let closed = false;
  let towed: Mission['towed'];
  for (const id of location.on) {
    const on = s.cards.get(id);
    const onDef = on && defOf(on.def);
    if (closes(onDef)) {
      closed = true;
      for (const rule of lastingRules(onDef)) if (rule.rule === 'towed') towed = { by: rule.by, crew: rule.crew };
    }
    if (on?.owner === s.me)
      for (const rule of ruled(onDef)) if (rule.rule === 'gives' && rule.what === 'icon') added.push(rule.icon);
  }
  const seen = location.known.flatMap(({ card: id, position }) => {
    const seed = s.cards.get(id);
    return seed ? [{ position, def: seed.def, mine: seed.owner === s.me }] : [];
  });
  const believed = s.style.believed?.(location.id) ?? [];
  const known = [
    ...seen,
    ...believed.flatMap((id, position) =>
      id !== '' && position < location.seeds && !seen.some((one) => one.position === position)
        ? [{ position, def: id, mine: false }]
        : [],
    ),
  ];
  return {
    id: location.id,
    at,
    card,
    def,
    mine: s.cards.get(card)?.owner === s.me,
    shared: location.missions.some((id) => s.cards.get(id)?.owner !== s.me) && s.cards.get(card)?.owner === s.me,
    by: added.length > 0 ? [...def.attemptedBy, ...added] : def.attemptedBy,
    known,
    seeds: location.seeds,
    unknown: location.seeds - known.length,
    closed,
    ...(towed ? { towed } : {}),
  };
};

const treatiesOf = (view: View, me: Player, cards: ReadonlyMap<CardId, CardView>): (readonly [string, string])[] =>
  view.players[me].table.flatMap((id) => {
    const def = defOf(cards.get(id)?.def ?? '');
    return ruled(def).flatMap((rule) => (rule.rule === 'treaty' ? [rule.between] : []));
  });

export const isSealed = (view: View, me: Player): boolean =>
  view.players[me].victory.requirements.some(({ clause }) => clause.startsWith('WS-'));

const make = (view: View, me: Player, style: Style): Situation => {
  const them: Player = me === 0 ? 1 : 0;
  const cards = new Map(view.cards.map((card) => [card.id, card]));
  const base = { me, cards, style };
  const groups: Group[] = [];
  const missions: Mission[] = [];
  view.spaceline.forEach((location, at) => {
    const mission = missionAt(base, location, at);
    if (mission) missions.push(mission);
    const surface = groupAt(base, 'surface', location.id, at, location.teams);
    if (surface.people.length > 0 || surface.gear.length > 0) groups.push(surface);
    for (const ship of location.ships)
      if (ship.controller === me) groups.push(groupAt(base, 'ship', ship.card, at, ship.crew, ship));
    for (const one of location.facilities) {
      const group = groupAt(base, 'facility', one.card, at, one.crew, one);
      if (one.controller === me || group.people.length > 0) groups.push(group);
    }
  });
  return {
    view,
    style,
    me,
    them,
    cards,
    spaceline: view.spaceline,
    missions,
    groups,
    people: groups.flatMap(({ people }) => people),
    hand: view.players[me].piles.hand.flatMap((id) => {
      const def = defOf(cards.get(id)?.def ?? '');
      return def ? [{ id, def }] : [];
    }),
    treaties: treatiesOf(view, me, cards),
    mixes: isSealed(view, me),
  };
};

const made = new WeakMap<View, Situation>();

/** How a level plays here. */
const styleIn = (view: View, me: Player, style: Style): Style =>
  style.sealed && isSealed(view, me) ? style.sealed : style;

export const situationOf = (view: View, me: Player, level: Style = officerStyle): Situation => {
  const style = styleIn(view, me, level);
  const known = made.get(view);
  if (known?.me === me && known.style === style) return known;
  const situation = make(view, me, style);
  made.set(view, situation);
  return situation;
};

/** Spans of every location moved to on the way, the last included, the first not (B-9.2). */
export const distance = (s: Situation, from: number, to: number): number => {
  let sum = 0;
  const step = to > from ? 1 : -1;
  for (let i = from; i !== to;) {
    i += step;
    sum += s.spaceline[i]?.span ?? 0;
  }
  return sum;
};

export const getAlong = (s: Situation, a: string, b: string): boolean =>
  s.mixes ||
  a === b ||
  a === 'Non-Aligned' ||
  b === 'Non-Aligned' ||
  a === '' ||
  b === '' ||
  s.treaties.some(([one, two]) => (one === a && two === b) || (one === b && two === a));

/** Our outposts and other facilities. */
export const bases = (s: Situation): readonly Group[] =>
  s.groups.filter(({ kind, vessel }) => kind === 'facility' && vessel?.controller === s.me);

/** What protects a docked ship stays behind when it sets out. */
const shieldsOf = ({ vessel, def }: Group): number => {
  const card = defOf(def);
  const { shields = 0, docked = none } = vessel ?? {};
  return docked !== none && card?.type === 'Ship' ? Math.min(shields, card.shields) : shields;
};

export const vesselOf = (group: Group): Vessel | undefined =>
  group.vessel && {
    range: group.vessel.range,
    weapons: group.vessel.weapons,
    shields: shieldsOf(group),
    def: group.def,
  };

/** What a team must bring to what is known to lie under a mission: first the walls. */
export const knownDilemmas = (mission: Mission): readonly DilemmaCard[] =>
  mission.known.flatMap(({ def }) => {
    const card = defOf(def);
    return card?.type === 'Dilemma' ? [card] : [];
  });

/** The conditions of walls that are known to lie there: without their keys nobody gets through. */
export const wallsUnder = (mission: Mission): readonly Condition[] =>
  knownDilemmas(mission).flatMap(({ encounter, atPlanet, combo }) =>
    [(mission.def.kind === 'planet' ? atPlanet : undefined) ?? encounter, ...(combo ? [combo.second] : [])].flatMap(
      ({ condition, after }) => (condition && after === 'under mission' ? [condition] : []),
    ),
  );

/** The conditions of all that is known or believed to lie there. */
export const keysUnder = (mission: Mission): readonly Condition[] =>
  knownDilemmas(mission).flatMap(({ encounter, atPlanet, combo }) =>
    [(mission.def.kind === 'planet' ? atPlanet : undefined) ?? encounter, ...(combo ? [combo.second] : [])].flatMap(
      ({ condition, lasting }) => condition ?? lasting?.cure ?? [],
    ),
  );
