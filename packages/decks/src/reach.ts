import { missionIcons } from '@spaceline/language';
import type { Card } from './deck.ts';

/**
 * What a team of a deck could ever do, reckoned generously: whatever may help, helps. Only what is out of its reach even
 * so is worth a warning.
 */

export type Personnel = Extract<Card, { type: 'Personnel' }>;
export type Mission = Extract<Card, { type: 'Mission' }>;
type Affiliation = Personnel['affiliations'][number];
type Condition = Mission['requires'];
type InPlay = NonNullable<Extract<Card, { type: 'Event' }>['inPlay']>;
type Rule = NonNullable<InPlay['rules']>[number];

/** The cards of a deck that may help, each title once: copies do not add up (B-5.7, B-23.4). */
export interface Help {
  readonly cards: readonly Card[];
  readonly rules: readonly Rule[];
}

const rulesOf = (card: Card): readonly Rule[] => ('inPlay' in card ? (card.inPlay?.rules ?? []) : []);

export const helpOf = (deck: readonly Card[]): Help => {
  const cards = [...new Set(deck)];
  return { cards, rules: cards.flatMap(rulesOf) };
};

/** Those who can be in play together: of a unique personnel only one copy. */
export const inPlay = (team: readonly Personnel[]): readonly Personnel[] => {
  const met = new Set<Personnel>();
  return team.filter((card) => {
    if (card.universal || !met.has(card)) return met.add(card);
    return false;
  });
};

/** Affiliations that a treaty links with this one; it does not lead on to a third (B-6.5). */
export const alliesOf = (affiliation: Affiliation, { rules }: Help): readonly Affiliation[] =>
  rules.flatMap((rule) =>
    rule.rule === 'treaty' && rule.between.includes(affiliation)
      ? rule.between.filter((one) => one !== affiliation)
      : [],
  );

/** Everybody who may join somebody of this affiliation. */
export const joining = (affiliation: Affiliation, team: readonly Personnel[], help: Help): readonly Personnel[] => {
  const welcome = new Set<Affiliation>([affiliation, 'Non-Aligned', ...alliesOf(affiliation, help)]);
  return team.filter((card) => card.affiliations.some((one) => welcome.has(one)));
};

/** The icons of a mission and those that espionage may add (B-16.4). */
export const iconsOf = (mission: Mission, { cards }: Help): readonly Affiliation[] => [
  ...mission.attemptedBy,
  ...cards.flatMap((card) => {
    if (card.type !== 'Event') return [];
    const fits = card.plays?.some(
      ({ on }) => on?.target === 'location' && on.icon !== undefined && missionIcons(mission).includes(on.icon),
    );
    return fits
      ? rulesOf(card).flatMap((rule) => (rule.rule === 'gives' && rule.what === 'icon' ? [rule.icon] : []))
      : [];
  }),
];

const levels = (team: readonly Personnel[], skill: string, { rules }: Help): number => {
  let sum = 0;
  for (const one of team.flatMap((card) => card.individuals)) {
    if (one.classification === skill) sum += 1;
    for (const has of one.skills) if (has.skill === skill) sum += has.levels;
    for (const rule of rules)
      if (rule.rule === 'gives' && rule.what === 'skill' && rule.skill === skill && rule.to === one.classification)
        sum += 1;
  }
  // Whoever copies a skill can have it once more, and so can the next one.
  return sum > 0 && rules.some((rule) => rule.rule === 'gives' && rule.what === 'copied skills') ? Infinity : sum;
};

const attributes = { INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const;
type Attribute = keyof typeof attributes;

const total = (team: readonly Personnel[], attribute: Attribute, { rules }: Help): number => {
  const individuals = team.flatMap((card) => card.individuals);
  let sum = individuals.reduce((all, one) => all + one[attributes[attribute]], 0);
  let times = 1;
  for (const rule of rules) {
    if (rule.rule !== 'modify' || rule.what !== attribute) continue;
    const { useOnly } = rule;
    if (useOnly && !team.some((card) => card.affiliations.some((one) => useOnly.includes(one)))) continue;
    const { amount } = rule;
    if (amount.by === 'multiply') times *= Math.max(1, amount.n);
    else if (amount.by === 'add' && typeof amount.n === 'number') sum += Math.max(0, amount.n) * individuals.length;
    else if (amount.by === 'set' || (typeof amount.n === 'object' && amount.n.times > 0)) return Infinity;
  }
  return sum * times;
};

/** What of a requirement a team with all this help does not have; nothing if it could do it. */
export const lacking = (need: Condition, team: readonly Personnel[], help: Help): string | undefined => {
  switch (need.if) {
    case 'all': {
      const each = need.of.flatMap((one) => lacking(one, team, help) ?? []);
      return each.length === 0 ? undefined : each.join(' and ');
    }
    case 'any': {
      const each = need.of.map((one) => lacking(one, team, help));
      return each.includes(undefined) ? undefined : each.join(' or ');
    }
    case 'counted':
      return lacking(need.of, team, help);
    case 'skill':
      return levels(team, need.skill, help) >= need.levels
        ? undefined
        : `${need.skill}${need.levels > 1 ? ` x${need.levels}` : ''}`;
    case 'sum':
      return total(team, need.attribute, help) > need.over ? undefined : `${need.attribute} over ${need.over}`;
    case 'named':
      return team.some((card) => card.personas.includes(need.title) || card.title === need.title) ||
        help.cards.some((card) => card.type !== 'Personnel' && card.title === need.title)
        ? undefined
        : need.title;
    default:
      return undefined;
  }
};
