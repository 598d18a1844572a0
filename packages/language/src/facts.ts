/** The facts a card shows: closed lists of words, and one shape per card type. No game state, no rules. */

/** Those that occur in the pool (B-6.1), Non-Aligned among them (B-6.2), and those of titles not written yet. */
export const affiliations = [
  'Federation',
  'Klingon',
  'Romulan',
  'Non-Aligned',
  'Ferengi',
  'Bajoran',
  'Cardassian',
  'Borg',
  'Dominion',
  'Hirogen',
  'Kazon',
  'Neutral',
  'Starfleet',
  'Vidiian',
  'Vulcan',
] as const;
export type Affiliation = (typeof affiliations)[number];

/** Peoples whose bare name means affiliation or species; the others are affiliations only (B-6.9, B-6.10). */
const peoples: readonly string[] = ['Klingon', 'Romulan', 'Ferengi', 'Bajoran', 'Cardassian'] satisfies Affiliation[];
export const isPeople = (name: string): boolean => peoples.includes(name);

export const classifications = ['OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY', 'V.I.P.', 'CIVILIAN'] as const;
/** An animal is of no personnel type (B-5.18); nothing asks for it as a skill. */
export type Classification = (typeof classifications)[number] | 'ANIMAL';

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
  'ANIMAL',
  'Acquisition',
  'Cantankerousness',
  'Cybernetics',
  'FCA',
  'Guramba',
  'Klingon Intelligence',
  'Law',
  'Memory Omega',
  'Miracle Worker',
  'Obsidian Order',
  'Resistance',
  'Section 31',
  'Smuggling',
  'Tal Shiar',
  'Transporter Skill',
  "V'Shar",
] as const;
export type Skill = (typeof skills)[number];

export type Attribute = 'INTEGRITY' | 'CUNNING' | 'STRENGTH';
export type ShipAttribute = 'RANGE' | 'WEAPONS' | 'SHIELDS';

/** Doorway is a type without a card in the pool (B-3.1); Other stands for the types of which the rules do not speak. */
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
  | 'Doorway'
  | 'Other';

/** Who is neuter is neither male nor female (B-3.22). */
export const genders = ['male', 'female', 'neuter'] as const;
export type Gender = (typeof genders)[number];

/** Species that players can say of a personnel whose card they read; what programs have is not bound to these. */
export const speciesNames = [
  'Acamarian',
  'Android',
  'Angosian',
  "Ba'ku",
  'Bajoran',
  'Benzite',
  'Betazoid',
  'Bolian',
  'Borg',
  'Bynar',
  'Cairn',
  'Cardassian',
  'Changeling',
  'Dopterian',
  'El-Aurian',
  'Ferengi',
  'Hirogen',
  'Hologram',
  'Human',
  "J'Naii",
  "Jem'Hadar",
  'Kazon',
  'Klingon',
  'Ktarian',
  'Nausicaan',
  'Ocampa',
  'Romulan',
  "Son'a",
  'Takaran',
  'Talaxian',
  'Tamarian',
  'Targ',
  'Trill',
  'Vidiian',
  'Vorgon',
  'Vorta',
  'Vulcan',
] as const;
export type SpeciesName = (typeof speciesNames)[number];
/** Each with the word it is read by: an icon that a set brings is a line here. */
export const staffingWords = { Cmd: 'command', Stf: 'staff' } as const;
export type StaffingIcon = keyof typeof staffingWords;
/**
 * Hologram; self-controlling (B-3.6); referee, of which only sheets speak (B-3.5). The others are read by staffing
 * requirements (B-14.16), by the native quadrant (B-13.9) and by texts.
 */
export const iconWords = {
  Holo: 'holographic',
  Self: 'self-controlling',
  Ref: 'referee',
  AU: 'alternate universe',
  DQ: 'Delta Quadrant',
  GQ: 'Gamma Quadrant',
  MU: 'mirror universe',
  '22': '22nd century',
  OS: 'original series',
  Films: 'films',
  Maq: 'Maquis',
  TE: 'Terran Empire',
  KCA: 'Klingon-Cardassian Alliance',
  'Ent-E': 'Enterprise-E',
  Bar: 'Barash',
  FC: 'First Contact',
  KW: 'ketracel-white',
  OCD: 'Cochrane',
  Orb: 'Orb',
  SKR: 'seeker',
  Com: 'communication',
  Def: 'defense',
  Nav: 'navigation',
} as const;
export type Icon = keyof typeof iconWords;
/** An icon a ship asks its crew for: command, staff, or another one that personnel show (B-14.16). */
export type RequiredIcon = StaffingIcon | Icon;
/** The rules speak of outposts (B-3.27); of the others only their facts are known. */
export type FacilityKind = 'Outpost' | 'Station' | 'Headquarters';
export const specialEquipment = [
  'Cloaking Device',
  'Tractor Beam',
  'Holodeck',
  'Long-Range Scan Shielding',
  'Energy Dampener',
  'Invasive Transporters',
  'Particle Scattering Device',
] as const;
export type SpecialEquipment = (typeof specialEquipment)[number];
export type Quadrant = 'Alpha' | 'Gamma' | 'Delta' | 'Mirror';
/** As the lists of the sets have it: V for virtual cards, VP for their promotional ones. */
export type Rarity = 'C' | 'U' | 'R' | 'P' | 'R+' | 'R*' | 'UR' | 'S' | 'V' | 'VP' | '';
export type MissionKind = 'planet' | 'space' | 'dual';

export interface Printing {
  readonly set: string;
  /** 0, if no list has it. */
  readonly number: number;
  readonly rarity: Rarity;
}

export interface SkillLevel {
  readonly skill: Skill;
  /** A multiplier "x2" is two levels (B-5.3). Halves occur: one card has half a level of Leadership. */
  readonly levels: number;
}

/** One person on a personnel card (B-3.19); a dual-personnel card has two (B-3.20). */
export interface Individual {
  readonly name: string;
  /** Only of titles that are not written it may be unknown. */
  readonly classification: Classification | '';
  /** In printed order: the first is the first-listed skill (B-5.8). */
  readonly skills: readonly SkillLevel[];
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  readonly staffing?: StaffingIcon;
  /** Each of them (B-3.21); an android is one by species, a Soong-type android by characteristic (B-3.23). */
  readonly species: readonly string[];
  readonly gender?: Gender;
}
