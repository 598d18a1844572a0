import { answersFrom } from '@spaceline/language';
import type { CardDef } from '@spaceline/language';
import { blankFace } from './face.ts';
import type { Face, HalfFace } from './face.ts';
import { termsOf } from './terms.ts';

/** A card as the server tells of it: its program, and the program read aloud. */
export type CardDocument = CardDef & {
  readonly words: string;
  readonly alternatives?: readonly string[];
  /** Of a combo dilemma. */
  readonly halves?: readonly HalfFace[];
};

/** Nothing is written on it but the facts that are drawn anyway. */
const isPlain = (card: CardDocument): boolean =>
  card.unwritten === true ||
  ((card.type === 'Personnel' || card.type === 'Ship') &&
    card.plays === undefined &&
    card.text === undefined &&
    card.inPlay === undefined);

/** What is drawn of a card: its facts by type. */
export function faceOf(card: CardDocument): Face {
  const { id, title, type, icons, words, alternatives } = card;
  const rarity = card.printed[0]?.rarity;
  const answers = answersFrom(card);
  const common: Face = {
    ...blankFace(id),
    title,
    type,
    icons,
    characteristics: card.characteristics,
    text: isPlain(card) ? '' : words,
    ...(rarity ? { rarity } : {}),
    ...(alternatives ? { alternatives } : {}),
    ...(answers.length > 0 ? { answers } : {}),
    ...(card.unwritten ? { unwritten: true } : {}),
    ...(card.responds === undefined ? {} : { responds: card.responds }),
  };
  switch (card.type) {
    case 'Mission':
      return {
        ...common,
        universal: card.universal,
        where: card.kind,
        location: card.location,
        quadrant: card.quadrant,
        ...(card.region === undefined ? {} : { region: card.region }),
        points: card.points,
        span: card.span,
        attemptedBy: card.attemptedBy,
        requires: card.requires,
        ...(card.unwritten ? {} : termsOf(card.requires)),
        ...(card.builtIn ? { front: card.builtIn } : {}),
      };
    case 'Dilemma':
      return {
        ...common,
        where: card.where,
        ...(card.points === undefined ? {} : { points: card.points }),
        ...(card.halves ? { halves: card.halves } : {}),
      };
    case 'Personnel':
      return { ...common, ...personnelFacts(card) };
    case 'Ship':
      return {
        ...common,
        universal: card.universal,
        affiliations: card.affiliations,
        shipClass: card.shipClass,
        ship: [card.range, card.weapons, card.shields],
        staffing: card.staffing,
        equipment: card.equipment,
        commander: card.matchingCommander,
      };
    case 'Facility':
      return {
        ...common,
        universal: card.universal,
        affiliations: card.affiliations,
        shields: card.shields,
        facility: card.kind,
      };
    case 'Event':
    case 'Interrupt':
      return { ...common, ...(card.points === undefined ? {} : { points: card.points }) };
    case 'Artifact':
    case 'Doorway':
    case 'Equipment':
      return { ...common };
    case 'Other':
      return { ...common, printedType: card.printedType };
  }
}

const personnelFacts = ({
  universal,
  affiliations,
  individuals,
  matchingCommander,
}: Extract<CardDocument, { type: 'Personnel' }>): Partial<Face> => ({
  universal,
  affiliations,
  people: individuals.map((person) => ({
    name: person.name,
    classification: person.classification,
    skills: person.skills.map(({ skill, levels }) => [skill, levels] as const),
    attributes: [person.integrity, person.cunning, person.strength],
    staffing: person.staffing,
    species: person.species,
    gender: person.gender,
  })),
  commander: matchingCommander,
});

/** The pool by card id. */
export const readFaces = (cards: readonly CardDocument[]): ReadonlyMap<string, Face> =>
  new Map(cards.map((card) => [card.id, faceOf(card)]));
