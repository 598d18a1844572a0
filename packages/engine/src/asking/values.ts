import type { Affiliation, Attribute, Classification, ShipAttribute, Skill } from '@spaceline/language';
import { namesTitle } from '@spaceline/language';
import type { Rule, Who } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { countOf } from '../state/mark.ts';
import { hostedBy, speakersOf } from '../state/memory.ts';
import { indexOfSkill } from '../state/pool.ts';
import type { Prepared } from '../state/pool.ts';
import { isPeople } from './people.ts';
import type { State } from '../state/state.ts';
import { cardOf, hostHas, individuals } from './cards.ts';
import { cardAnswer, planOf } from './plan.ts';
import type { Asking } from './who/word.ts';

/** Current numbers of cards: printed, then set, added, multiplied, limited (B-23.1). */

export { cardOf, hostHas, individuals };

/** Your cards in one crew or one Away Team (B-10.24). */
export const present = (s: State, a: CardId, b: CardId): boolean => {
  const x = s.cards[a];
  const y = s.cards[b];
  return (
    x.zone === y.zone &&
    x.host === y.host &&
    x.loc === y.loc &&
    x.team === y.team &&
    x.controller === y.controller &&
    x.stopped === y.stopped &&
    x.heldBy === y.heldBy
  );
};

/** Off line texts: those of disabled or held cards, and cards of another player's turn do not matter here. */
const works = (s: State, source: CardId): boolean => {
  const c = s.cards[source];
  return c.disabledBy === none && c.heldBy === none;
};

/** Personnel of the vessel's controller aboard who can be used and are of that classification. */
const hasAboard = (s: State, vessel: CardId, classification: Classification): boolean =>
  hostedBy(s, vessel).some((id) => {
    const c = s.cards[id];
    const card = cardOf(s, id);
    return (
      c.zone === 'aboard' &&
      c.controller === s.cards[vessel].controller &&
      c.disabledBy === none &&
      c.heldBy === none &&
      !c.houseArrest &&
      card.def.type === 'Personnel' &&
      card.def.individuals.some((person) => person.classification === classification)
    );
  });

const printedLevels = (s: State, id: CardId, individual: number, skill: Skill): number => {
  const { def } = cardOf(s, id);
  const person = def.type === 'Personnel' ? def.individuals[individual] : undefined;
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
  who.who === 'anyone' || cardAnswer(planOf(s.fixed.pool, who), s, id, you, byPrint);

const reaches = (s: State, source: CardId, rule: Rule & { rule: 'modify' }, id: CardId): boolean => {
  if (rule.thisTurn && s.cards[source].since !== s.turn) return false;
  switch (rule.reach) {
    case 'present':
      if (!present(s, source, id)) return false;
      break;
    case 'host':
      if (s.cards[source].host !== id) return false;
      break;
    case 'yours':
      // A self-controlling ship is nobody's.
      if (s.cards[source].controller !== s.cards[id].controller || cardOf(s, id).selfShip) return false;
      break;
  }
  if (rule.useOnly && !rule.useOnly.some((a) => isPeople(s, id, a))) return false;
  if (rule.whileAboard && !rule.whileAboard.every((c) => hasAboard(s, s.cards[source].host, c))) return false;
  return isMeant(s, rule.who, id, s.cards[source].controller);
};

const amountOf = (s: State, source: CardId, rule: Rule & { rule: 'modify' }): number => {
  const amount = rule.amount;
  switch (amount.by) {
    case 'add':
    case 'multiply':
      return amount.n;
    case 'set':
      return amount.to;
    case 'subtract counter':
      return -countOf(s.cards[source].mark);
    case 'add per': {
      const host = s.cards[source].host;
      let n = 0;
      for (const id of hostedBy(s, host)) {
        const c = s.cards[id];
        if (c.zone !== 'aboard' || c.controller !== s.cards[host].controller) continue;
        if (c.disabledBy === none && c.heldBy === none && !c.houseArrest && isMeant(s, amount.aboard, id, c.controller))
          n++;
      }
      return n * amount.n;
    }
  }
};

const modified = (s: State, id: CardId, what: Attribute | ShipAttribute, printed: number): number => {
  const sources = speakersOf(s, 'modify');
  if (sources.length === 0) return printed;
  let value = printed;
  let added = 0;
  let factor = 1;
  let once: string[] | undefined;
  for (const source of sources) {
    const card = cardOf(s, source);
    for (const rule of card.rules) {
      if (rule.rule !== 'modify' || rule.what !== what || !works(s, source) || !reaches(s, source, rule, id)) continue;
      // Copies of one title do not add up unless they say so (B-23.4); a counter is kept by each copy for itself.
      const cumulative = 'cumulative' in card.def && card.def.cumulative === true;
      if (!cumulative && rule.amount.by !== 'subtract counter') {
        if (once?.includes(card.def.id)) continue;
        (once ??= []).push(card.def.id);
      }
      const n = amountOf(s, source, rule);
      if (rule.amount.by === 'set') value = n;
      else if (rule.amount.by === 'multiply') factor *= n;
      else added += n;
    }
  }
  return (value + added) * factor;
};

const printedAttribute = (card: Prepared, individual: number, attribute: Attribute): number => {
  if (card.def.type !== 'Personnel') return 0;
  const person = card.def.individuals[individual];
  return attribute === 'INTEGRITY' ? person.integrity : attribute === 'CUNNING' ? person.cunning : person.strength;
};

/** Never below 0 (B-5.14). */
export const attributeOf = (s: State, id: CardId, individual: number, attribute: Attribute): number =>
  Math.max(0, modified(s, id, attribute, printedAttribute(cardOf(s, id), individual, attribute)));

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
  speakersOf(s, 'first skill lost').some((source) => isHostOf(s, source, id));

/** A special skill that stands first, because nothing else is listed, is lost like any other. */
export const hasLostSpecialSkill = (s: State, id: CardId): boolean => {
  const { def } = cardOf(s, id);
  if (def.type !== 'Personnel' || def.individuals.some((person) => person.skills.length > 0)) return false;
  return hasLostFirstSkill(s, id);
};

const isHostOf = (s: State, source: CardId, id: CardId): boolean =>
  s.cards[id].zone === 'aboard' && s.cards[id].host === s.cards[source].host;

/** The levels that the first-listed skills of its individuals give, if they are of this skill (B-5.8, B-5.9). */
const firstSkillLevels = (card: Prepared, skill: Skill): number => {
  if (card.def.type !== 'Personnel') return 0;
  let levels = 0;
  for (const { skills } of card.def.individuals) if (skills[0]?.skill === skill) levels += skills[0].levels;
  return levels;
};

/** Levels taken by a card aboard: each title takes the first-listed skill once (B-5.9, B-23.4). */
const levelsLost = (s: State, id: CardId, card: Prepared, skill: Skill): number => {
  const lost = speakersOf(s, 'first skill lost').some((source) => isHostOf(s, source, id));
  return lost ? firstSkillLevels(card, skill) : 0;
};

/** The greatest number of levels copied: copies do not add up (B-23.4). */
const levelsCopied = (s: State, id: CardId, skill: Skill): number => {
  let copied = 0;
  for (const source of speakersOf(s, 'copied skills'))
    if (s.cards[source].host === id) copied = Math.max(copied, s.cards[source].copied[indexOfSkill(skill)] ?? 0);
  return copied;
};

/** One level more from each title present that gives it to a classification (B-5.7). */
const levelsGiven = (s: State, id: CardId, card: Prepared, skill: Skill): number => {
  if (card.def.type !== 'Personnel') return 0;
  let given = 0;
  let once: string[] | undefined;
  for (const source of speakersOf(s, 'skill')) {
    const giver = cardOf(s, source);
    if (once?.includes(giver.def.id) || !present(s, source, id)) continue;
    for (const rule of giver.rules) {
      if (rule.rule !== 'skill' || rule.skill !== skill) continue;
      for (const person of card.def.individuals)
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
  const printed = card.levels[indexOfSkill(skill)] ?? 0;
  if (s.speaking.length === 0) return printed;
  return printed - levelsLost(s, id, card, skill) + levelsGiven(s, id, card, skill) + levelsCopied(s, id, skill);
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
  const def = cardOf(s, id).def;
  if (def.type === 'Facility')
    return attribute === 'SHIELDS' ? Math.max(0, modified(s, id, attribute, def.shields)) : 0;
  const numbers = def.type === 'Ship' ? def : cardOf(s, id).selfShip;
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
 * none and goes with everything (B-6.4, B-6.31); the opponent's cards are never asked about (B-6.7). A clause of the
 * format may let others mix (B-28.22).
 */
export const affiliationsMix = (s: State, player: Player, a: Affiliation | '', b: Affiliation | ''): boolean => {
  if (a === b || a === '' || b === '' || a === 'Non-Aligned' || b === 'Non-Aligned') return true;
  for (const source of speakersOf(s, 'treaty')) {
    if (s.cards[source].controller !== player) continue;
    for (const rule of cardOf(s, source).rules)
      if (
        rule.rule === 'treaty' &&
        ((rule.between[0] === a && rule.between[1] === b) || (rule.between[0] === b && rule.between[1] === a))
      )
        return true;
  }
  return s.fixed.format.ask.mayMix(s, false, player);
};

/** Pairwise and not transitive (B-6.5). */
export const compatible = (s: State, a: CardId, b: CardId): boolean =>
  affiliationsMix(s, s.cards[a].controller, s.cards[a].affiliation, s.cards[b].affiliation);

export const cannotMove = (s: State, ship: CardId): boolean => hostHas(s, ship, 'no move');

export const isImmune = (s: State, id: CardId, to: CardId): boolean => {
  const def = cardOf(s, id).def;
  const titles = 'immuneTo' in def ? def.immuneTo : undefined;
  return titles?.some((name) => namesTitle(name, cardOf(s, to).def.title)) ?? false;
};
