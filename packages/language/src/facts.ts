/** The facts a card shows: closed lists of words, and one shape per card type. No game state, no rules. */

export type Affiliation = 'Federation' | 'Klingon' | 'Romulan' | 'Non-Aligned' | 'Ferengi' | 'Bajoran' | 'Cardassian';

export const classifications = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN'] as const;
export type Classification = (typeof classifications)[number];

/** Every word a requirement may count. A classification counts as one level of the skill of its name (B-5.1). */
export const skills = [
  ...classifications,
  'Anthropology',
  'Archaeology',
  'Astrophysics',
  'Barbering',
  'Biology',
  'Computer Skill',
  'Diplomacy',
  'Empathy',
  'Exobiology',
  'Geology',
  'Greed',
  'Honor',
  'Leadership',
  'Mindmeld',
  'Music',
  'Navigation',
  'Physics',
  'Stellar Cartography',
  'Treachery',
  'Youth',
] as const;
export type Skill = (typeof skills)[number];

export type Attribute = 'INTEGRITY' | 'CUNNING' | 'STRENGTH';
export type ShipAttribute = 'RANGE' | 'WEAPONS' | 'SHIELDS';

export type CardType =
  | 'Mission'
  | 'Dilemma'
  | 'Artifact'
  | 'Event'
  | 'Interrupt'
  | 'Equipment'
  | 'Personnel'
  | 'Ship'
  | 'Facility'
  | 'Doorway';

export type Gender = 'male' | 'female' | 'neuter';
export type StaffingIcon = 'Cmd' | 'Stf';
export type Icon = 'Holo' | 'Self' | 'Ref';
export type SpecialEquipment = 'Cloaking Device' | 'Tractor Beam' | 'Holodeck' | 'Long-Range Scan Shielding';
export type Quadrant = 'Alpha' | 'Gamma' | 'Delta' | 'Mirror';
export type Rarity = 'C' | 'U' | 'R' | 'P';
export type MissionKind = 'planet' | 'space' | 'dual';

export interface Printing {
  readonly set: string;
  readonly number: number;
  readonly rarity: Rarity;
}

export interface SkillLevel {
  readonly skill: Skill;
  /** Halves occur: one card has half a level of Leadership. */
  readonly levels: number;
}

/** One person on a personnel card; a dual-personnel card has two. */
export interface Individual {
  readonly name: string;
  readonly classification: Classification;
  /** In printed order: the first is the first-listed skill (B-5.8). */
  readonly skills: readonly SkillLevel[];
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  readonly staffing?: StaffingIcon;
  readonly species: readonly string[];
  readonly gender?: Gender;
}
