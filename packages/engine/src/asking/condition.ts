import type { Condition, Scope, Who } from '@spaceline/language';
import { namesTitle, ofSpecies } from '@spaceline/language';
import { isPeople, hasAffiliation } from './people.ts';
import { fitsFacts } from './facts.ts';
import { playedAs } from './played-as.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { isResting } from '../state/state.ts';
import {
  attributeOf,
  attributeTotal,
  cardOf,
  hasLostFirstSkill,
  individuals,
  levelsOf,
  shipAttribute,
} from './values.ts';
import {
  gearWith,
  isExposed,
  isGear,
  isPersonnel,
  isPlanet,
  missionDef,
  occupied,
  unusable,
  usableAboard,
} from './where.ts';
import { locationAt, locationIndex, locationOf } from '../state/locations.ts';
import { isCleared } from './cleared.ts';
import { isHologram } from './holograms.ts';
import { factVerdict } from './verdict.ts';

/** Questions about one card on the table, and conditions over a group of them (chapter 5). */

const stateFits = (s: State, id: CardId, word: Extract<Who, { who: 'state' }>['is']): boolean => {
  const c = s.cards[id];
  switch (word) {
    case 'cloaked':
      return c.cloaked;
    case 'docked':
      return c.docked !== none;
    // B-14.29: some cards ask for it.
    case 'undocked':
      return c.docked === none;
    case 'damaged':
      return c.hull < 100;
    case 'stopped':
      return c.stopped;
    case 'disabled':
      return c.disabledBy !== none;
    case 'empty':
      return !occupied(s, id);
    case 'occupied':
      return occupied(s, id);
    case 'in orbit':
      // B-10.13: a ship in space at a planet location, not docked.
      return c.zone === 'space' && c.docked === none && isPlanet(s, locationAt(s, c.loc));
    case 'exposed':
      return c.zone === 'space' && isExposed(s, id);
  }
};

/** A resting card is its owner's. */
const holderOf = (s: State, id: CardId): Player =>
  isResting(s.cards[id]) ? s.fixed.owner[id] : s.cards[id].controller;

const isAtMission = (s: State, id: CardId, kind: 'planet' | 'space'): boolean => {
  const [mission] = s.locations[locationIndex(s, locationOf(s, id))]?.missions ?? [];
  const not = kind === 'planet' ? 'space' : 'planet';
  return mission !== undefined && cardOf(s, mission).def.type === 'Mission' && missionDef(s, mission).kind !== not;
};

/** Whether one individual of a card fits, or a card that is no personnel (B-24.7). */
export const fitsIndividual = (s: State, who: Who, id: CardId, individual: number, you: Player): boolean => {
  switch (who.who) {
    case 'skill':
      return personLevels(s, id, individual, who) >= who.levels;
    case 'affiliation':
      return hasAffiliation(s, id, who.is);
    case 'people':
      return isPeople(s, id, who.is);
    case 'attribute': {
      if (individual >= individuals(cardOf(s, id))) return false;
      const value = attributeOf(s, id, individual, who.attribute);
      return (who.over === undefined || value > who.over) && (who.under === undefined || value < who.under);
    }
    case 'type':
      // B-3.7: an artifact used as equipment is an equipment card, too, once it is acquired.
      return (
        factFits(s, who, id, individual) ||
        (who.is === 'Equipment' && isGear(s, id) && s.play.includes(id)) ||
        playedAs(s, id) === who.is
      );
    case 'inorganic':
      return isHologram(s, id) || factFits(s, ofSpecies('Android'), id, individual);
    case 'yours':
      return holderOf(s, id) === you;
    case 'opponents':
      return holderOf(s, id) !== you;
    case 'state':
      return stateFits(s, id, who.is);
    case 'at mission':
      return isAtMission(s, id, who.kind);
    case 'cleared':
      return isCleared(s, id, you);
    case 'all':
      return who.of.every((w) => fitsIndividual(s, w, id, individual, you));
    case 'any':
      return who.of.some((w) => fitsIndividual(s, w, id, individual, you));
    case 'not':
      return !fitsIndividual(s, who.of, id, individual, you);
    default:
      return factFits(s, who, id, individual);
  }
};

/** Facts of one individual: a dual card's other half must not answer for it (B-27.17). */
const factFits = (s: State, who: Who, id: CardId, individual: number): boolean => {
  const card = cardOf(s, id);
  if (card.def.type !== 'Personnel' || card.def.individuals.length === 1) return fitsFacts(card, who);
  const { individuals: persons, personas } = card.def;
  const def = { ...card.def, individuals: [persons[individual]], personas: [personas[individual]] };
  const alone = { ...card, def };
  return fitsFacts(alone, who);
};

const personLevels = (s: State, id: CardId, individual: number, who: Extract<Who, { who: 'skill' }>): number => {
  const card = cardOf(s, id);
  const all = levelsOf(s, id, who.skill);
  if (card.def.type !== 'Personnel' || card.def.individuals.length === 1) return all;
  const person = card.def.individuals[individual];
  return person.skills.reduce(
    (sum, x, at) => sum + (x.skill === who.skill && !(at === 0 && hasLostFirstSkill(s, id)) ? x.levels : 0),
    person.classification === who.skill ? 1 : 0,
  );
};

/**
 * Whether a card fits; on a personnel, whether one of its individuals does. `you` is the player the text speaks to.
 */
export const fits = (s: State, who: Who, id: CardId, you: Player): boolean => {
  if (who.who === 'anyone') return true;
  const { pool } = s.fixed;
  const verdict = factVerdict(pool.verdicts, pool.cards.length, cardOf(s, id), who);
  if (verdict !== undefined) return verdict;
  const count = Math.max(1, individuals(cardOf(s, id)));
  for (let i = 0; i < count; i++) if (fitsIndividual(s, who, id, i, you)) return true;
  return false;
};

/** Individuals among these cards who fit (a dual card may count twice). */
const countFitting = (s: State, who: Who, members: readonly CardId[], you: Player): number => {
  let n = 0;
  for (const id of members) {
    const count = individuals(cardOf(s, id));
    for (let i = 0; i < count; i++) if (fitsIndividual(s, who, id, i, you)) n++;
  }
  return n;
};

/** Who is counted: a player's personnel with their equipment, and the ship the text is about. */
export interface Counted {
  readonly you: Player;
  readonly members: readonly CardId[];
  readonly gear: readonly CardId[];
  readonly ship: CardId;
  /** Whom the text has picked, where it asks about them. */
  readonly those?: readonly CardId[];
  /** The vessel all of them are aboard, where that is asked. */
  readonly aboard?: CardId;
  /** What their player could show from the hand (B-5.17). */
  readonly hand?: readonly CardId[];
}

/** One player's personnel at one place; the opponent's never count (B-10.30). */
export const countedTeam = (s: State, you: Player, members: readonly CardId[], ship: CardId): Counted => ({
  you,
  members,
  gear: gearWith(s, members),
  ship,
});

const here = (s: State, you: Player, loc: LocationId): CardId[] =>
  s.play.filter(
    (id) => s.cards[id].controller === you && isPersonnel(s, id) && !unusable(s.cards[id]) && locationOf(s, id) === loc,
  );

const rescoped = (s: State, c: Counted, scope: Scope): Counted => {
  switch (scope) {
    case 'team':
    case 'present':
      return c;
    case 'aboard':
      return c.ship === none ? c : countedTeam(s, c.you, usableAboard(s, c.ship, c.you), c.ship);
    case 'those':
      return { ...c, members: c.those ?? [] };
    case 'here': {
      const at = c.ship !== none ? locationOf(s, c.ship) : c.members.length > 0 ? locationOf(s, c.members[0]) : none;
      return countedTeam(s, c.you, here(s, c.you, at), c.ship);
    }
  }
};

/** Every part is asked of all who are counted (B-5.5), and nobody is held back (B-5.15, B-17.28). */
export const holds = (s: State, condition: Condition, c: Counted): boolean => {
  switch (condition.if) {
    case 'all':
      return condition.of.every((part) => holds(s, part, c));
    case 'any':
      return condition.of.some((part) => holds(s, part, c));
    case 'not':
      return !holds(s, condition.of, c);
    case 'skill': {
      let levels = 0;
      for (const id of c.members) {
        levels += levelsOf(s, id, condition.skill);
        if (levels >= condition.levels) return true;
      }
      return false;
    }
    case 'sum': {
      let sum = 0;
      for (const id of c.members) sum += attributeTotal(s, id, condition.attribute);
      return sum > condition.over;
    }
    case 'members':
      return countFitting(s, condition.who, c.members, c.you) >= condition.atLeast;
    case 'named':
      return (
        c.members.some((id) => isNamed(s, id, condition.title)) ||
        c.gear.some((id) => namesTitle(condition.title, cardOf(s, id).def.title)) ||
        (c.hand?.some((id) => namesTitle(condition.title, cardOf(s, id).def.title)) ?? false)
      );
    case 'ship':
      return c.ship !== none && shipAttribute(s, c.ship, condition.attribute) > condition.over;
    case 'at your outpost':
      return c.aboard !== undefined && isAtOutpost(s, c.you, c.aboard);
    case 'in':
      return holds(s, condition.of, rescoped(s, c, condition.scope));
  }
};

/** A player's outpost, or a ship docked at one. */
const isAtOutpost = (s: State, player: Player, vessel: CardId): boolean => {
  const facility = s.cards[vessel].docked === none ? vessel : s.cards[vessel].docked;
  const def = cardOf(s, facility).def;
  return def.type === 'Facility' && def.kind === 'Outpost' && s.cards[facility].controller === player;
};

/** A named person is any card of that persona (B-4.10). */
const isNamed = (s: State, id: CardId, name: string): boolean => {
  const def = cardOf(s, id).def;
  return def.type === 'Personnel' && (def.title === name || def.personas.includes(name));
};
