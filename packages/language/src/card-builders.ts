import type {
  ArtifactCard,
  Common,
  DilemmaCard,
  DoorwayCard,
  EquipmentCard,
  EventCard,
  FacilityCard,
  Half,
  InterruptCard,
  MissionCard,
  PersonnelCard,
  ShipCard,
  Text,
} from './card.ts';
import type { Encounter } from './encounter.ts';
import type {
  Affiliation,
  Classification,
  Gender,
  Icon,
  Individual,
  MissionKind,
  Printing,
  Quadrant,
  Rarity,
  Skill,
  SkillLevel,
  StaffingIcon,
} from './facts.ts';
import { idOf } from './title.ts';
import type { Who } from './who/index.generated.ts';

/** How a card is written in its file: what its type leaves open is filled in. */

interface CommonInput {
  readonly printed: readonly Printing[];
  readonly id?: string;
  readonly characteristics?: readonly string[];
  readonly icons?: readonly Icon[];
  readonly people?: Affiliation;
}

const common = (title: string, input: CommonInput): Common => ({
  id: input.id ?? idOf(title),
  title,
  printed: input.printed,
  characteristics: input.characteristics ?? [],
  icons: input.icons ?? [],
});

/** How the cards of a set say that they are printed in it: `premiere(14, 'C')`. */
export const printedIn =
  (set: string) =>
  (number: number, rarity: Rarity): Printing => ({ set, number, rarity });

type Input<Card extends Common, Optional extends keyof Card = never> = CommonInput &
  Omit<Card, keyof Common | 'type' | Optional> &
  Partial<Pick<Card, Optional>>;

export const mission = (title: string, input: Input<MissionCard, 'universal' | 'quadrant'>): MissionCard => ({
  universal: false,
  quadrant: 'Alpha',
  ...input,
  ...common(title, input),
  type: 'Mission',
});

export const dilemma = (title: string, input: Input<DilemmaCard>): DilemmaCard => ({
  ...input,
  ...common(title, input),
  type: 'Dilemma',
});

/** The half of a combo dilemma that is based on a dilemma of its own. */
export const halfOf = ({ title, characteristics }: DilemmaCard): Half => ({
  title,
  ...(characteristics.length === 0 ? {} : { characteristics }),
});

/** Two dilemmas on one card, resolved in order; the point box belongs to the second. */
export const comboDilemma = (
  title: string,
  input: CommonInput & {
    readonly where: MissionKind;
    readonly points?: number;
    readonly first: Encounter;
    readonly firstNotRepeatable?: true;
    readonly second: Encounter;
    readonly halves: readonly [Half, Half];
  },
): DilemmaCard => ({
  ...common(title, input),
  type: 'Dilemma',
  where: input.where,
  ...(input.points === undefined ? {} : { points: input.points }),
  encounter: input.first,
  combo: {
    halves: input.halves,
    second: input.second,
    ...(input.firstNotRepeatable ? { firstNotRepeatable: true } : {}),
  },
});

export const artifact = (title: string, input: Input<ArtifactCard>): ArtifactCard => ({
  ...input,
  ...common(title, input),
  type: 'Artifact',
});

export const event = (title: string, input: Input<EventCard>): EventCard => ({
  ...input,
  ...common(title, input),
  type: 'Event',
});

export const interrupt = (title: string, input: Input<InterruptCard>): InterruptCard => ({
  ...input,
  ...common(title, input),
  type: 'Interrupt',
});

export const doorway = (title: string, input: Input<DoorwayCard>): DoorwayCard => ({
  ...input,
  ...common(title, input),
  type: 'Doorway',
});

export const equipment = (title: string, input: Input<EquipmentCard>): EquipmentCard => ({
  ...input,
  ...common(title, input),
  type: 'Equipment',
});

export const ship = (title: string, input: Input<ShipCard, 'universal' | 'equipment'>): ShipCard => ({
  universal: false,
  equipment: [],
  ...input,
  ...common(title, input),
  type: 'Ship',
});

export const outpost = (
  title: string,
  input: CommonInput & { readonly affiliation: Affiliation; readonly shields: number; readonly quadrant?: Quadrant },
): FacilityCard => ({
  ...common(title, input),
  type: 'Facility',
  kind: 'Outpost',
  universal: true,
  affiliations: [input.affiliation],
  shields: input.shields,
  quadrant: input.quadrant ?? 'Alpha',
});

/** A skill alone is one level; `['Diplomacy', 2]` is two. */
export type SkillInput = Skill | readonly [Skill, number];
const level = (input: SkillInput): SkillLevel =>
  typeof input === 'string' ? { skill: input, levels: 1 } : { skill: input[0], levels: input[1] };

export interface IndividualInput {
  readonly classification: Classification;
  readonly skills?: readonly SkillInput[];
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  readonly staffing?: StaffingIcon;
  readonly species?: readonly string[];
  readonly gender?: Gender;
}

const individual = (name: string, input: IndividualInput): Individual => ({
  name,
  classification: input.classification,
  skills: (input.skills ?? []).map(level),
  integrity: input.integrity,
  cunning: input.cunning,
  strength: input.strength,
  ...(input.staffing ? { staffing: input.staffing } : {}),
  species: input.species ?? [],
  ...(input.gender ? { gender: input.gender } : {}),
});

/** Facts of a personnel as written in its file. A unique personnel is its own persona unless another is named. */
export type PersonnelInput = CommonInput &
  Text &
  IndividualInput & {
    readonly affiliation: Affiliation;
    readonly universal?: boolean;
    readonly personas?: readonly string[];
    readonly matchingCommander?: string;
  };

export const personnel = (title: string, input: PersonnelInput): PersonnelCard => ({
  ...common(title, input),
  ...(input.inPlay ? { inPlay: input.inPlay } : {}),
  ...(input.matchingCommander ? { matchingCommander: input.matchingCommander } : {}),
  type: 'Personnel',
  universal: input.universal ?? false,
  affiliations: [input.affiliation],
  individuals: [individual(title, input)],
  personas: input.universal ? [] : (input.personas ?? [title]),
});

/** Two individuals on one card, in printed order (B-27.13), always of one affiliation (B-6.16). */
export const dualPersonnel = (
  title: string,
  input: CommonInput & {
    readonly affiliations: readonly Affiliation[];
    readonly persons: readonly [readonly [string, IndividualInput], readonly [string, IndividualInput]];
    readonly personas: readonly [string, string];
    readonly downloads?: readonly Who[];
  },
): PersonnelCard => ({
  ...common(title, input),
  type: 'Personnel',
  universal: false,
  affiliations: input.affiliations,
  individuals: input.persons.map(([name, person]) => individual(name, person)),
  personas: input.personas,
  ...(input.downloads ? { downloads: input.downloads } : {}),
});
