import type { Affiliation, Attribute, Gate, Quantity, ShipAttribute, Skill, Who } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { countOf } from '../state/mark.ts';
import { skillChanges, speakersOf } from '../state/memory.ts';
import type { Modifier, Modifiers } from '../state/modifiers.ts';
import { modifiersOf } from '../state/modifiers.ts';
import { indexOfSkill } from '../state/pool.ts';
import { rulesOn } from '../state/topics.ts';
import type { Prepared } from '../state/pool.ts';
import type { RuleOn } from '../state/topics.ts';
import { isReached } from './groups.ts';
import { isPeople } from './people.ts';
import type { State } from '../state/state.ts';
import { cardOf, individuals } from './cards.ts';
import { present, usableAt } from './groups.ts';
import { cardAnswer, planOf } from './plan.ts';
import type { Asking } from './who/word.ts';

/** Current numbers of cards: printed, then set, added, multiplied, limited (B-23.1). */

/** The text of a card that is disabled or held does nothing; whose turn it is does not matter here. */
const works = (s: State, source: CardId): boolean => {
  const c = s.cards[source];
  return c.disabledBy === none && c.heldBy === none;
};

const printedLevels = (s: State, id: CardId, individual: number, skill: Skill): number => {
  const person = cardOf(s, id).personnel?.individuals[individual];
  if (!person) return 0;
  let levels = person.classification === skill ? 1 : 0;
  for (const listed of person.skills) if (listed.skill === skill) levels += listed.levels;
  return levels;
};

// Numbers that depend on numbers could chase each other without end, so here they are asked as they are printed.
const byPrint: Asking = {
  levelsOf: printedLevels,
  attributeOf: (s, id, individual, attribute) => printedAttribute(cardOf(s, id), individual, attribute),
  fits: (s, who, id, you) => isMeant(s, who, id, you),
};

/** Whether a text that changes numbers speaks of a card. */
const isMeant = (s: State, who: Who, id: CardId, you: Player): boolean =>
  who.who === 'anyone' || cardAnswer(planOf(s, who), s, id, you, byPrint);

/** Personnel of the vessel's controller aboard who can be used and fit. */
const countAboard = (s: State, vessel: CardId, who: Who): number => {
  if (vessel === none) return 0;
  const { controller } = s.cards[vessel];
  let n = 0;
  for (const id of usableAt(s, vessel, controller)) if (isMeant(s, who, id, controller)) n += 1;
  return n;
};

const isOpen = (s: State, source: CardId, gate: Gate): boolean => {
  if (gate === 'this turn') return s.cards[source].since === s.turn;
  return gate.aboard.every((who) => countAboard(s, s.cards[source].host, who) > 0);
};

const modifies = (s: State, source: CardId, rule: Modifier['rule'], id: CardId): boolean => {
  if (!isReached(s, source, rule.reach, id)) return false;
  if (rule.useOnly && !rule.useOnly.some((a) => isPeople(s, id, a))) return false;
  if (rule.while && !isOpen(s, source, rule.while)) return false;
  return isMeant(s, rule.who, id, s.cards[source].controller);
};

const quantityOf = (s: State, source: CardId, n: Quantity): number => {
  if (typeof n === 'number') return n;
  return n.times * (n.per === 'count' ? countOf(s.cards[source].mark) : countAboard(s, s.cards[source].host, n.who));
};

/** A count is kept by each copy for itself, so that copies may differ. */
const isKept = (n: Quantity): boolean => typeof n === 'object' && n.per === 'count';

/** What a further copy of a title changes: of several counts the greatest works (B-23.4). */
const beyond = (counts: Map<string, number>, title: string, count: number): number => {
  const before = counts.get(title) ?? 0;
  if (Math.abs(count) <= Math.abs(before)) return 0;
  counts.set(title, count);
  return count - before;
};

/** By its name written out: that is quicker than looking the name up. */
const about = (m: Modifiers, what: Attribute | ShipAttribute): readonly Modifier[] => {
  switch (what) {
    case 'INTEGRITY':
      return m.INTEGRITY;
    case 'CUNNING':
      return m.CUNNING;
    case 'STRENGTH':
      return m.STRENGTH;
    case 'RANGE':
      return m.RANGE;
    case 'WEAPONS':
      return m.WEAPONS;
    case 'SHIELDS':
      return m.SHIELDS;
  }
};

const modified = (s: State, id: CardId, what: Attribute | ShipAttribute, printed: number): number => {
  const modifiers = about(modifiersOf(s), what);
  if (modifiers.length === 0) return printed;
  let value = printed;
  let added = 0;
  let factor = 1;
  let once: string[] | undefined;
  let counts: Map<string, number> | undefined;
  for (const { source, rule } of modifiers) {
    const card = cardOf(s, source);
    if (!works(s, source) || !modifies(s, source, rule, id)) continue;
    const { amount } = rule;
    // Copies of one title do not add up unless they say so (B-23.4).
    if (!card.cumulative && amount.by === 'add' && isKept(amount.n)) {
      added += beyond((counts ??= new Map()), card.def.id, quantityOf(s, source, amount.n));
      continue;
    }
    if (!card.cumulative) {
      if (once?.includes(card.def.id)) continue;
      (once ??= []).push(card.def.id);
    }
    if (amount.by === 'set') value = amount.to;
    else if (amount.by === 'multiply') factor *= amount.n;
    else added += quantityOf(s, source, amount.n);
  }
  return (value + added) * factor;
};

const printedAttribute = (card: Prepared, individual: number, attribute: Attribute): number => {
  if (!card.personnel) return 0;
  const person = card.personnel.individuals[individual];
  return attribute === 'INTEGRITY' ? person.integrity : attribute === 'CUNNING' ? person.cunning : person.strength;
};

/** Never below 0 (B-5.14). */
export const attributeOf = (s: State, id: CardId, individual: number, attribute: Attribute): number =>
  Math.max(0, modified(s, id, attribute, printedAttribute(cardOf(s, id), individual, attribute)));

const isChanged = (s: State, id: CardId): boolean => {
  for (const { source, rule } of modifiersOf(s).people) if (isReached(s, source, rule.reach, id)) return true;
  return false;
};

/** INTEGRITY, CUNNING and STRENGTH of each individual: as printed, where nothing changes them. */
export const attributesOf = (s: State, id: CardId): readonly (readonly [number, number, number])[] => {
  const printed = cardOf(s, id).attributes;
  if (!isChanged(s, id)) return printed;
  return printed.map((_, individual) => [
    attributeOf(s, id, individual, 'INTEGRITY'),
    attributeOf(s, id, individual, 'CUNNING'),
    attributeOf(s, id, individual, 'STRENGTH'),
  ]);
};

/** All individuals of a card together: for sums (B-27.16). */
export const attributeTotal = (s: State, id: CardId, attribute: Attribute): number => {
  const count = individuals(cardOf(s, id));
  let total = 0;
  for (let i = 0; i < count; i++) total += attributeOf(s, id, i, attribute);
  return total;
};

/** INTEGRITY + CUNNING + STRENGTH of one individual (B-5.13). */
export const totalOf = (s: State, id: CardId, individual: number): number =>
  attributeOf(s, id, individual, 'INTEGRITY') +
  attributeOf(s, id, individual, 'CUNNING') +
  attributeOf(s, id, individual, 'STRENGTH');

/** Something aboard takes the first-listed skill from everybody there. */
export const hasLostFirstSkill = (s: State, id: CardId): boolean =>
  speakersOf(s, 'makes less skilled').some((source) =>
    rulesOn(cardOf(s, source), 'makes less skilled').some((rule) => isMade(s, source, rule, id)),
  );

/** A special skill that stands first, because nothing else is listed, is lost like any other. */
export const hasLostSpecialSkill = (s: State, id: CardId): boolean => {
  const { def } = cardOf(s, id);
  if (def.type !== 'Personnel' || def.individuals.some((person) => person.skills.length > 0)) return false;
  return hasLostFirstSkill(s, id);
};

/** Such a card within reach of the source, by what is printed on it. */
const isMade = (s: State, source: CardId, rule: RuleOn<'makes less skilled'>, id: CardId): boolean =>
  isReached(s, source, rule.reach, id) && isMeant(s, rule.who, id, s.cards[source].controller);

/** The levels that the first-listed skills of its individuals give, if they are of this skill (B-5.8, B-5.9). */
const firstSkillLevels = (card: Prepared, skill: Skill): number => {
  if (card.def.type !== 'Personnel') return 0;
  let levels = 0;
  for (const { skills } of card.def.individuals) if (skills[0]?.skill === skill) levels += skills[0].levels;
  return levels;
};

/** Levels taken by a card aboard: each title takes the first-listed skill once (B-5.9, B-23.4). */
const levelsLost = (s: State, id: CardId, card: Prepared, skill: Skill): number =>
  hasLostFirstSkill(s, id) ? firstSkillLevels(card, skill) : 0;

/** The greatest number of levels copied: copies do not add up (B-23.4). */
const levelsCopied = (s: State, id: CardId, index: number): number => {
  let copied = 0;
  for (const source of speakersOf(s, 'gives copied skills'))
    if (s.cards[source].host === id) copied = Math.max(copied, s.cards[source].copied[index] ?? 0);
  return copied;
};

/** One level more from each title present that gives it to a classification (B-5.7). */
const levelsGiven = (s: State, id: CardId, card: Prepared, skill: Skill): number => {
  const givers = speakersOf(s, 'gives skill');
  if (givers.length === 0 || !card.personnel) return 0;
  let given = 0;
  let once: string[] | undefined;
  for (const source of givers) {
    const giver = cardOf(s, source);
    if (once?.includes(giver.def.id)) continue;
    for (const rule of rulesOn(giver, 'gives skill')) {
      if (rule.skill !== skill || !present(s, source, id)) continue;
      for (const person of card.personnel.individuals)
        if (person.classification === rule.to) {
          given += 1;
          (once ??= []).push(giver.def.id);
        }
    }
  }
  return given;
};

/** Levels of a skill, classification and extra skills included (B-5.1, B-5.7). */
export const levelsOf = (s: State, id: CardId, skill: Skill): number => {
  const card = cardOf(s, id);
  const index = indexOfSkill(skill);
  const printed = card.levels[index] ?? 0;
  if (!skillChanges(s, skill)) return printed;
  return printed - levelsLost(s, id, card, skill) + levelsGiven(s, id, card, skill) + levelsCopied(s, id, index);
};

/** Levels of one individual; of a dual-personnel card, those printed for that one (B-27.17). */
export const personLevels = (s: State, id: CardId, individual: number, skill: Skill): number => {
  const card = cardOf(s, id);
  if (card.persons < 2) return levelsOf(s, id, skill);
  const levels = printedLevels(s, id, individual, skill);
  if (card.def.type !== 'Personnel' || !hasLostFirstSkill(s, id)) return levels;
  const [first] = card.def.individuals[individual].skills;
  return first?.skill === skill ? levels - first.levels : levels;
};

/** B-21.6: a damaged ship has RANGE 5 at most, whatever else changes it (B-21.9). */
const damagedRange = 5;

/** Half of the facility's SHIELDS, rounded down (B-1.10), protects a docked ship (B-14.27). */
const extendedShields = (s: State, id: CardId): number => {
  const facility = s.cards[id].docked;
  return facility === none ? 0 : Math.floor(shipAttribute(s, facility, 'SHIELDS') / 2);
};

export const shipAttribute = (s: State, id: CardId, attribute: ShipAttribute): number => {
  const { def, ship, selfShip } = cardOf(s, id);
  if (!ship && def.type === 'Facility')
    return attribute === 'SHIELDS' ? Math.max(0, modified(s, id, attribute, def.shields)) : 0;
  const numbers = ship ?? selfShip;
  if (!numbers) return 0;
  const printed = attribute === 'RANGE' ? numbers.range : attribute === 'WEAPONS' ? numbers.weapons : numbers.shields;
  const value = Math.max(0, modified(s, id, attribute, printed));
  if (attribute === 'RANGE') return s.cards[id].hull < 100 ? Math.min(damagedRange, value) : value;
  return attribute === 'SHIELDS' ? value + extendedShields(s, id) : value;
};

export const rangeLeft = (s: State, ship: CardId): number =>
  Math.max(0, shipAttribute(s, ship, 'RANGE') - s.cards[ship].rangeUsed);

/**
 * Your cards of these affiliations get along: the same, one of them Non-Aligned, or by treaty (B-6.3). Equipment has
 * none and goes with everything (B-6.4, B-6.31); the opponent's cards are never asked about (B-6.7).
 */
export const mixByTreaty = (s: State, player: Player, a: Affiliation | '', b: Affiliation | ''): boolean => {
  if (a === b || a === '' || b === '' || a === 'Non-Aligned' || b === 'Non-Aligned') return true;
  for (const source of speakersOf(s, 'treaty')) {
    if (s.cards[source].controller !== player) continue;
    for (const { between } of rulesOn(cardOf(s, source), 'treaty'))
      if ((between[0] === a && between[1] === b) || (between[0] === b && between[1] === a)) return true;
  }
  return false;
};

/** A clause of the format may let others mix (B-28.22). */
export const formatMixes = (s: State, player: Player): boolean => s.fixed.format.ask.mayMix(s, false, player);

export const affiliationsMix = (s: State, player: Player, a: Affiliation | '', b: Affiliation | ''): boolean =>
  mixByTreaty(s, player, a, b) || formatMixes(s, player);

/** Pairwise and not transitive (B-6.5). */
export const compatible = (s: State, a: CardId, b: CardId): boolean =>
  affiliationsMix(s, s.cards[a].controller, s.cards[a].affiliation, s.cards[b].affiliation);

export const isImmune = (s: State, id: CardId, to: CardId): boolean => {
  for (const name of cardOf(s, id).immuneTo) if (namesTitle(name, cardOf(s, to).def.title)) return true;
  return false;
};
