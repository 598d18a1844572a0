import type { Affiliation, AnswersFrom, Condition } from '@spaceline/language';

/** One person of a personnel card; a dual-personnel card has two. */
export interface PersonFace {
  readonly name: string;
  readonly classification: string;
  readonly skills: readonly (readonly [skill: string, levels: number])[];
  /** INTEGRITY, CUNNING, STRENGTH. */
  readonly attributes: readonly [number, number, number];
  readonly staffing?: string | undefined;
  readonly species: readonly string[];
  readonly gender?: string | undefined;
}

/** One of the two dilemmas of a combo dilemma, in the order in which they are faced. */
export interface HalfFace {
  readonly title: string;
  readonly text: string;
}

/** What is built into the front of a double-sided mission; its back is the mission alone. */
export type FrontFace =
  | { readonly kind: 'outpost'; readonly affiliation: Affiliation; readonly shields: number }
  | { readonly kind: 'wormhole' };

/** One thing a mission asks for: levels of a skill, an attribute over a number, or a person or thing by name. */
export interface Term {
  readonly what: string;
  readonly levels?: number;
  readonly over?: number;
}

/** What is drawn of a card. Everything printed on it, and the text the engine's own program reads as. */
export interface Face {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly text: string;
  readonly affiliations: readonly Affiliation[];
  readonly universal: boolean;
  readonly icons: readonly string[];
  /** In printed order; none unless it is a personnel. */
  readonly people: readonly PersonFace[];
  /** Both halves of a combo dilemma. */
  readonly halves?: readonly HalfFace[];
  readonly front?: FrontFace;
  /** Icons a ship asks for. */
  readonly staffing: readonly string[];
  /** RANGE, WEAPONS, SHIELDS of a ship. */
  readonly ship?: readonly [number, number, number];
  readonly shipClass?: string;
  readonly shields?: number;
  /** Of a facility: Outpost, Station or Headquarters. */
  readonly facility?: string;
  readonly equipment: readonly string[];
  /** The ship a personnel commands, or the commander of a ship. */
  readonly commander?: string | undefined;
  /** planet, space or dual: of a mission or a dilemma. */
  readonly where?: string;
  readonly location?: string;
  readonly quadrant?: string;
  readonly region?: string;
  readonly points?: number;
  readonly span?: number;
  readonly attemptedBy: readonly string[];
  /** What a mission asks for. */
  readonly requires?: Condition;
  /** C, U, R or P, as it was printed first. */
  readonly rarity?: string;
  /** What a mission asks for, as alternatives of terms; without it, its text says it in words alone. */
  readonly terms?: readonly (readonly Term[])[];
  /** Such as Captain, or Homeworld. */
  readonly characteristics: readonly string[];
  /** What its text lets a player choose between. */
  readonly alternatives?: readonly string[];
  /** Where it lies when it is used at an opportunity that others give, if it ever is. */
  readonly answers?: readonly AnswersFrom[];
  /** It has no program: its text is carried out by the players, at an assisted table. */
  readonly unwritten?: true;
  /** Facts of such a title that the players have agreed on. */
  readonly known?: readonly string[];
  /** What they agreed on about its answering actions. */
  readonly responds?: boolean;
  /** What is printed where the type stands, if the rules know no such type. */
  readonly printedType?: string | undefined;
}

/** The type as it is printed. */
export const typeOf = ({ type, printedType }: Face): string => printedType ?? type;

/** Stands in for a card the pool does not tell about. */
export const blankFace = (id: string): Face => ({
  id,
  title: id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' '),
  type: 'Card',
  text: '',
  affiliations: [],
  universal: false,
  icons: [],
  people: [],
  staffing: [],
  equipment: [],
  attemptedBy: [],
  characteristics: [],
});

const skillsOf = ({ skills }: PersonFace): string =>
  skills.map(([skill, levels]) => (levels === 1 ? skill : `${skill} x${levels}`)).join(', ');

/** What they can do; of two people each for himself. */
export const skillWords = ({ people }: Face): string => people.map(skillsOf).filter(Boolean).join(' / ');

export const classificationWords = ({ people }: Face): string =>
  people
    .map(({ classification }) => classification)
    .filter(Boolean)
    .join(' / ');

/** A number of a title that is not written is 0 until the players have said it; it is drawn as unknown. */
export const numberOf = ({ unwritten, known }: Face, name: string, value: number | undefined): string =>
  unwritten && !known?.includes(name) ? '?' : String(value ?? 0);

/** A mission that anybody may attempt is not followed by a list of everybody. */
export const attemptWords = ({ attemptedBy }: Face): readonly string[] =>
  attemptedBy.length > 8 ? ['any affiliation'] : attemptedBy;

/** What a double-sided mission shows as long as its front is up. */
export const frontWords = ({ front }: Face): string => {
  if (!front) return '';
  return front.kind === 'wormhole' ? 'wormhole' : `${front.affiliation} outpost, SHIELDS ${front.shields}`;
};

/** Where a mission or dilemma belongs. */
export const whereWords = ({ where }: Face): string => (where === 'dual' ? 'planet or space' : (where ?? ''));

/** What the card is: "Universal planet Mission". */
export function kindWords(face: Face): string {
  const words = [face.universal && 'Universal', whereWords(face), typeOf(face)].filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One short line that says what the card is. */
export function summary(face: Face): string {
  if (face.people.length > 0)
    return (
      face.people
        .map((person) => [person.classification, skillsOf(person)].filter(Boolean).join(' · '))
        .filter(Boolean)
        .join(' / ') || face.type
    );
  if (face.ship) return [face.shipClass, ...face.equipment].filter(Boolean).join(' · ') || face.type;
  if (face.type === 'Mission')
    return [whereWords(face), face.location, `${numberOf(face, 'points', face.points)} points`]
      .filter(Boolean)
      .join(' · ');
  if (face.type === 'Dilemma') return `${whereWords(face)} dilemma`.trim();
  return typeOf(face);
}
