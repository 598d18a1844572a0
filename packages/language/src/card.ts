import type { Act } from './acts/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import type { Encounter } from './encounter.ts';
import type {
  Affiliation,
  FacilityKind,
  Icon,
  Individual,
  MissionKind,
  Printing,
  Quadrant,
  RequiredIcon,
  SpecialEquipment,
} from './facts.ts';
import type { Play } from './play.ts';
import type { Lasting } from './lasting.ts';
import type { Who } from './who/index.generated.ts';

/** What every card has. */
export interface Common {
  readonly id: string;
  readonly title: string;
  /** A card of the Second Edition is no copy of its First Edition namesake, unless it was converted into it (B-28.28). */
  readonly edition?: 2;
  readonly printed: readonly Printing[];
  readonly characteristics: readonly string[];
  readonly icons: readonly Icon[];
  /** The people it stands for without showing an affiliation or a species: Rogue Borg are Borg (B-20.13). */
  readonly people?: Affiliation;
  /** Known by its title only: its text is carried out by the players, at an assisted table. */
  readonly unwritten?: true;
  /** Of an unwritten title: whether its players say that it answers actions. */
  readonly responds?: boolean;
}

/** A seed phase in which a card may be put on the table. */
export type SeedPhase = 'doorway phase' | 'dilemma phase' | 'facility phase';

/** Text that a card carries besides its facts. */
export interface Text {
  /** Ways of playing it from the hand; personnel, ships, equipment and facilities report by the rules. */
  readonly plays?: readonly Play[];
  /** What happens when it resolves. */
  readonly text?: readonly Act[];
  /** Ways of seeding it, besides those of its type: on the table in a phase, or under a mission (B-7.7). */
  readonly seeds?: readonly (SeedPhase | 'like a dilemma')[];
  /** On the table it is seeded only while such a card is in play: a site while a station is that has room for it. */
  readonly seedsWith?: Who;
  /** Stays in play after resolving; otherwise it is discarded. */
  readonly stays?: true;
  readonly inPlay?: Lasting;
  /** Copies on the same thing add up (B-23.5); where the text says that they do not, as by rule (B-23.4), it is false. */
  readonly cumulative?: boolean;
  /** "(Unique.)": one copy in play per player; "not duplicatable": one on the whole table (B-4.4, B-29.38). */
  readonly onlyOne?: true | 'on the table';
  /** Titles that cannot target or affect it (B-24.6). */
  readonly immuneTo?: readonly string[];
}

/** What a mission shows, the same to both players (B-3.8, B-3.9); a homeworld has that characteristic (B-3.10). */
export interface MissionCard extends Common {
  readonly type: 'Mission';
  readonly universal: boolean;
  readonly kind: MissionKind;
  readonly location: string;
  readonly quadrant: Quadrant;
  readonly region?: string;
  readonly points: number;
  readonly span: number;
  readonly attemptedBy: readonly Affiliation[];
  /** It shows no icon: those who may attempt it are named in words, such as any crew. */
  readonly noIcons?: true;
  readonly requires: Condition;
  /** The mission this one is the same location as (B-8.21). */
  readonly sameAs?: string;
  /** What the front of a double-sided mission has built in; its back has not (B-27.31). */
  readonly builtIn?: BuiltIn;
}

const none: readonly Affiliation[] = [];

/** The affiliation icons of a mission (B-6.11). */
export const missionIcons = ({ attemptedBy, noIcons }: MissionCard): readonly Affiliation[] =>
  noIcons ? none : attemptedBy;

export type BuiltIn =
  | { readonly kind: 'outpost'; readonly affiliation: Affiliation; readonly shields: number }
  | { readonly kind: 'wormhole' };

export interface DilemmaCard extends Common {
  readonly type: 'Dilemma';
  /** For space, planets or both (B-3.12). */
  readonly where: MissionKind;
  /** The point box; without one it scores nothing (B-3.3). */
  readonly points?: number;
  readonly encounter: Encounter;
  /** Its text says that copies do not add up, as by rule (B-23.4). */
  readonly cumulative?: false;
  /** How it is resolved at a planet mission, where that differs. */
  readonly atPlanet?: Encounter;
  /** A combo dilemma: `encounter` is its first half, this its second (B-27.24). */
  readonly combo?: Combo;
}

export interface Half {
  /** The dilemma this half is made of. */
  readonly title: string;
  readonly characteristics?: readonly string[];
}

export interface Combo {
  readonly halves: readonly [Half, Half];
  readonly second: Encounter;
  /** Once faced, the first half of that very card is skipped (B-27.27). */
  readonly firstNotRepeatable?: true;
}

export interface ArtifactCard extends Common, Text {
  readonly type: 'Artifact';
  /** On acquiring it: it waits in the hand, plays on the table, is used as equipment (B-13.23, B-29.13 to B-29.15). */
  readonly acquired: 'hand' | 'table' | 'team' | 'resolve';
}

export interface EventCard extends Common, Text {
  readonly type: 'Event';
  readonly points?: number;
}

export interface InterruptCard extends Common, Text {
  readonly type: 'Interrupt';
  readonly points?: number;
}

/** Never uses the normal card play, and says in which phase it seeds (B-3.18, B-8.7). */
export interface DoorwayCard extends Common, Text {
  readonly type: 'Doorway';
}

/** Its text, and what it is by its characteristics: a hand weapon, a phaser (B-3.24). */
export interface EquipmentCard extends Common, Text {
  readonly type: 'Equipment';
}

export interface PersonnelCard extends Common, Text {
  readonly type: 'Personnel';
  readonly universal: boolean;
  readonly affiliations: readonly Affiliation[];
  readonly individuals: readonly Individual[];
  /** The characters it represents; a universal card represents none (B-4.5, B-4.7). */
  readonly personas: readonly string[];
  readonly matchingCommander?: string;
  /** The quadrant it is native to, if not the Alpha Quadrant (B-13.9). */
  readonly quadrant?: Quadrant;
  /** Special downloads: once per game each, suspending play (B-27.45). */
  readonly downloads?: readonly Who[];
}

/** The staffing requirement may be empty (B-3.25). */
export interface ShipCard extends Common, Text {
  readonly type: 'Ship';
  readonly universal: boolean;
  readonly affiliations: readonly Affiliation[];
  readonly shipClass: string;
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
  readonly staffing: readonly RequiredIcon[];
  readonly equipment: readonly SpecialEquipment[];
  readonly matchingCommander?: string;
  /** As of personnel. */
  readonly quadrant?: Quadrant;
}

/** An outpost: SHIELDS, no WEAPONS, no RANGE (B-3.27); always in space, at a planet as well (B-3.28). */
export interface FacilityCard extends Common, Text {
  readonly type: 'Facility';
  readonly universal: boolean;
  readonly kind: FacilityKind;
  readonly affiliations: readonly Affiliation[];
  readonly shields: number;
  readonly quadrant: Quadrant;
}

/** A card of a type of which the rules do not speak: an incident, an objective, a site. */
export interface OtherCard extends Common, Text {
  readonly type: 'Other';
  readonly printedType: string;
}

export type CardDef =
  | MissionCard
  | DilemmaCard
  | ArtifactCard
  | EventCard
  | InterruptCard
  | DoorwayCard
  | EquipmentCard
  | PersonnelCard
  | ShipCard
  | FacilityCard
  | OtherCard;

export type ReportingCard = PersonnelCard | ShipCard | EquipmentCard;
