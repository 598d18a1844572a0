import type { CardDef } from './card.ts';
import type {
  Affiliation,
  Classification,
  Gender,
  MissionKind,
  SkillLevel,
  SpeciesName,
  StaffingIcon,
} from './facts.ts';

/** Facts that the players agree on for a title that is not written. Each card type takes some of them. */
export interface DescribedFacts {
  readonly affiliations?: readonly Affiliation[];
  readonly classification?: Classification;
  readonly skills?: readonly SkillLevel[];
  readonly gender?: Gender;
  readonly species?: readonly SpeciesName[];
  readonly integrity?: number;
  readonly cunning?: number;
  readonly strength?: number;
  /** Icons a ship needs aboard. */
  readonly staffing?: readonly StaffingIcon[];
  readonly range?: number;
  readonly weapons?: number;
  readonly shields?: number;
  readonly kind?: MissionKind;
  readonly points?: number;
  readonly span?: number;
  /** Its text answers actions of others; an interrupt may unless this is said not to be so. */
  readonly responds?: boolean;
}
export type FactName = keyof DescribedFacts;

const takenBy: Readonly<Partial<Record<CardDef['type'], readonly FactName[]>>> = {
  Personnel: [
    'affiliations',
    'classification',
    'skills',
    'integrity',
    'cunning',
    'strength',
    'gender',
    'species',
    'responds',
  ],
  Ship: ['affiliations', 'staffing', 'range', 'weapons', 'shields', 'responds'],
  Facility: ['affiliations', 'shields', 'responds'],
  Mission: ['affiliations', 'kind', 'points', 'span'],
  Dilemma: ['kind'],
};

/** The facts that a card of that type has and that can be described. */
export const factsOf = (type: CardDef['type']): readonly FactName[] => takenBy[type] ?? ['responds'];

/** The card with these facts in place of what was unknown; facts that its type does not have are left out. */
export const describe = (card: CardDef, { responds, ...facts }: DescribedFacts): CardDef => {
  const known = withNumbers(card, facts);
  return responds === undefined || !factsOf(card.type).includes('responds') ? known : { ...known, responds };
};

const withNumbers = (card: CardDef, facts: DescribedFacts): CardDef => {
  const { affiliations, kind, classification, skills, gender, species, integrity, cunning, strength, ...numbers } =
    facts;
  switch (card.type) {
    case 'Personnel': {
      const known = {
        ...(classification ? { classification } : {}),
        ...(skills ? { skills } : {}),
        ...(gender ? { gender } : {}),
        ...(species ? { species } : {}),
        ...(integrity === undefined ? {} : { integrity }),
        ...(cunning === undefined ? {} : { cunning }),
        ...(strength === undefined ? {} : { strength }),
      };
      const individuals = card.individuals.map((one, i) => (i === 0 ? { ...one, ...known } : one));
      return { ...card, individuals, affiliations: affiliations ?? card.affiliations };
    }
    case 'Ship': {
      const { range = card.range, weapons = card.weapons, shields = card.shields, staffing = card.staffing } = numbers;
      return { ...card, range, weapons, shields, staffing, affiliations: affiliations ?? card.affiliations };
    }
    case 'Facility':
      return {
        ...card,
        shields: numbers.shields ?? card.shields,
        affiliations: affiliations ?? card.affiliations,
      };
    case 'Mission': {
      const { points = card.points, span = card.span } = numbers;
      const known = { ...card, points, span, kind: kind ?? card.kind };
      if (!affiliations) return known;
      const { noIcons: _shownNow, ...shown } = known;
      return { ...shown, attemptedBy: affiliations };
    }
    case 'Dilemma':
      return { ...card, where: kind ?? card.where };
    default:
      return card;
  }
};
