import type {
  FacilityCard,
  FacilityKind,
  Individual,
  MissionCard,
  MissionKind,
  PersonnelCard,
  Printing,
  ShipCard,
} from '@spaceline/language';
import { requireAny } from '@spaceline/language';
import type { Facts } from './facts.ts';
import { requirementOf } from './requirement.ts';
import {
  affiliationsOf,
  attemptersOf,
  classificationOf,
  equipmentOf,
  genderOf,
  iconsOf,
  listed,
  nativeTo,
  numberOf,
  quadrantOf,
  rarityOf,
  requiredIcons,
  skillsOf,
  staffingOf,
} from './words-of-facts.ts';

/** Cards made from their printed facts alone. */

interface Named {
  readonly id: string;
  readonly title: string;
}

const common = ({ id, title }: Named, facts: Facts) => ({
  id,
  title,
  printed: [printingOf(facts)],
  characteristics: listed(facts.characteristics),
  icons: iconsOf(facts.icons),
});

export const printingOf = ({ set, number, rarity }: Facts): Printing => ({
  set,
  number: Number(number),
  rarity: rarityOf(rarity),
});

/** What is beside native to the Alpha Quadrant. */
const beyondAlpha = (facts: Facts) => {
  const quadrant = nativeTo(iconsOf(facts.icons));
  return quadrant === 'Alpha' ? {} : { quadrant };
};

/** Of a dual-personnel card the names in its title: `Ah-Kel and Ro-Kel`. */
const namesOf = ({ title }: Named, persons: number, personas: readonly string[]): readonly string[] => {
  if (persons === 1) return [title];
  const parts = title.split(' and ');
  return parts.length === persons ? parts : personas;
};

const individualsOf = (card: Named, facts: Facts): readonly Individual[] => {
  const classifications = facts.classification.split('+');
  const each = (cell: string): readonly string[] => cell.split('+');
  const skills = facts.skills.split(' / ');
  const species = listed(facts.species, '/');
  const genders = listed(facts.gender, '/');
  const names = namesOf(card, classifications.length, listed(facts.persona));
  return classifications.map((classification, at) => {
    const staffing = staffingOf(facts.staffing)[at];
    const gender = genderOf(genders[at] ?? genders[0] ?? '');
    // Of two persons of two peoples the first is of the first.
    const own = classifications.length === species.length ? species.slice(at, at + 1) : species;
    return {
      name: names[at] ?? card.title,
      classification: classificationOf(classification) ?? '',
      skills: skillsOf(skills[at] ?? ''),
      integrity: numberOf(each(facts.integrity)[at] ?? ''),
      cunning: numberOf(each(facts.cunning)[at] ?? ''),
      strength: numberOf(each(facts.strength)[at] ?? ''),
      ...(staffing ? { staffing } : {}),
      species: own,
      ...(gender ? { gender } : {}),
    };
  });
};

export const personnelFrom = (card: Named, facts: Facts): PersonnelCard => {
  const universal = facts.unique === 'universal';
  const individuals = individualsOf(card, facts);
  const named = listed(facts.persona);
  const own = individuals.length > 1 ? individuals.map(({ name }) => name) : [card.title];
  return {
    ...common(card, facts),
    ...beyondAlpha(facts),
    ...(facts.matching_commander ? { matchingCommander: facts.matching_commander } : {}),
    type: 'Personnel',
    universal,
    affiliations: affiliationsOf(facts.affiliation),
    individuals,
    personas: universal ? [] : named.length > 0 ? named : own,
  };
};

export const shipFrom = (card: Named, facts: Facts): ShipCard => ({
  ...common(card, facts),
  ...beyondAlpha(facts),
  ...(facts.matching_commander ? { matchingCommander: facts.matching_commander } : {}),
  type: 'Ship',
  universal: facts.unique === 'universal',
  affiliations: affiliationsOf(facts.affiliation),
  shipClass: facts.ship_class,
  range: numberOf(facts.range),
  weapons: numberOf(facts.weapons),
  shields: numberOf(facts.shields),
  staffing: requiredIcons(facts.staffing) ?? [],
  equipment: equipmentOf(facts.special_equipment),
});

const kinds: Readonly<Record<string, MissionKind>> = { planet: 'planet', space: 'space' };

/** A Mission II is where the original is (B-8.21). */
const originalOf = ({ title }: Named, facts: Facts): string | undefined =>
  listed(facts.characteristics).includes('Mission II') ? title.replace(/ II$/, '') : undefined;

export const missionFrom = (card: Named, facts: Facts): MissionCard => {
  const original = originalOf(card, facts);
  return {
    ...common(card, facts),
    type: 'Mission',
    universal: facts.unique === 'universal',
    kind: kinds[facts.mission_type] ?? 'dual',
    location: original ?? card.title,
    quadrant: quadrantOf(facts.quadrant) ?? 'Alpha',
    ...(facts.region ? { region: facts.region } : {}),
    points: numberOf(facts.points),
    span: numberOf(facts.span),
    attemptedBy: attemptersOf(facts.mission_affiliations),
    ...(facts.mission_affiliations.startsWith('any') ? { noIcons: true } : {}),
    requires: requirementOf(facts.requirements) ?? requireAny(),
    ...(original ? { sameAs: original } : {}),
  };
};

const facilityKinds: Readonly<Record<string, FacilityKind>> = { Station: 'Station', Headquarters: 'Headquarters' };

/** Stations of that build have sites, which go by this name. */
export const isNor = (title: string): boolean => /\bNor$/.test(title) || title === 'Deep Space 9';

export const facilityFrom = (card: Named, facts: Facts): FacilityCard => ({
  ...common(card, facts),
  characteristics: [...listed(facts.characteristics), ...(isNor(card.title) ? ['Nor'] : [])],
  type: 'Facility',
  universal: facts.unique === 'universal',
  kind: facilityKinds[facts.facility_type] ?? 'Outpost',
  affiliations: affiliationsOf(facts.affiliation),
  shields: numberOf(facts.shields),
  quadrant: nativeTo(iconsOf(facts.icons)),
});

const places: Readonly<Record<string, MissionKind>> = { P: 'planet', S: 'space' };

/** Where a dilemma is met, and its point box. */
export const dilemmaFacts = (facts: Facts): { readonly where: MissionKind; readonly points?: number } => ({
  where: places[facts.dilemma_icon] ?? 'dual',
  ...(/^-?\d+$/.test(facts.points) ? { points: Number(facts.points) } : {}),
});
