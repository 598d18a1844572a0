import { type CardDef, type Individual, type Rule, englishCondition } from '@spaceline/language';

const skillCounts = (individual: Individual): Readonly<Record<string, number>> =>
  Object.fromEntries(individual.skills.map(({ skill, levels }) => [skill, levels]));

const personFacts = (person: Individual): Readonly<Record<string, unknown>> => ({
  name: person.name,
  classification: person.classification,
  skills: skillCounts(person),
  integrity: person.integrity,
  cunning: person.cunning,
  strength: person.strength,
  ...(person.staffing ? { staffing: [person.staffing] } : {}),
  species: person.species,
  ...(person.gender ? { gender: person.gender } : {}),
});

/** Two on one card, as it is printed: `7+8`. */
const togetherFacts = (persons: readonly Individual[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    (['classification', 'integrity', 'cunning', 'strength'] as const).map((fact) => [
      fact,
      persons.map((person) => person[fact]).join('+'),
    ]),
  );

/** A dilemma that is a ship of its own has a ship's numbers. */
const shipFacts = (rules: readonly Rule[]): Readonly<Record<string, unknown>> => {
  const self = rules.find((rule) => rule.rule === 'self-controlling ship');
  return self ? { range: self.range, weapons: self.weapons, shields: self.shields } : {};
};

const typeFacts = (card: CardDef): Readonly<Record<string, unknown>> => {
  switch (card.type) {
    case 'Mission':
      return {
        universal: card.universal,
        kind: card.kind,
        location: card.location,
        quadrant: card.quadrant,
        ...(card.region ? { region: card.region } : {}),
        points: card.points,
        span: card.span,
        attemptedBy: card.attemptedBy,
        requirements: englishCondition(card.requires),
        requires: card.requires,
        ...(card.builtIn?.kind === 'outpost'
          ? { outpost: card.builtIn.affiliation, shields: card.builtIn.shields }
          : {}),
        ...(card.builtIn?.kind === 'wormhole' ? { wormhole: true } : {}),
        ...(card.sameAs ? { sameAs: card.sameAs } : {}),
      };
    case 'Dilemma':
      return {
        where: card.where,
        ...(card.points === undefined ? {} : { points: card.points }),
        ...shipFacts(card.encounter.lasting?.rules ?? []),
      };
    case 'Personnel': {
      const [first, ...others] = card.individuals;
      if (!first) throw new Error(`${card.title} is nobody.`);
      const { name: _name, ...facts } = personFacts(first);
      return {
        universal: card.universal,
        affiliation: card.affiliations.length === 1 ? card.affiliations[0] : card.affiliations,
        ...(others.length
          ? { ...togetherFacts(card.individuals), individuals: card.individuals.map(personFacts) }
          : facts),
        personas: card.personas,
        ...(card.matchingCommander ? { matchingCommander: card.matchingCommander } : {}),
      };
    }
    case 'Ship':
      return {
        universal: card.universal,
        affiliation: card.affiliations.length === 1 ? card.affiliations[0] : card.affiliations,
        shipClass: card.shipClass,
        range: card.range,
        weapons: card.weapons,
        shields: card.shields,
        staffing: card.staffing,
        equipment: card.equipment,
      };
    case 'Facility':
      return {
        universal: card.universal,
        affiliation: card.affiliations.length === 1 ? card.affiliations[0] : card.affiliations,
        kind: card.kind,
        shields: card.shields,
        quadrant: card.quadrant,
      };
    case 'Event':
    case 'Interrupt':
      return card.points === undefined ? {} : { points: card.points };
    case 'Artifact':
    case 'Doorway':
    case 'Equipment':
      return {};
    case 'Other':
      return { printedType: card.printedType };
  }
};

/** What a card shows, as plain data. */
export const factsOf = (card: CardDef): Readonly<Record<string, unknown>> => ({
  rarity: card.printed[0]?.rarity,
  ...typeFacts(card),
  ...(card.icons.length ? { icons: card.icons } : {}),
  ...(card.characteristics.length ? { characteristics: card.characteristics } : {}),
});
