import type { CardType, FacilityKind, SpecialEquipment } from '../facts.ts';
import { personnel } from './phrase.ts';
import { noun } from './words.ts';
import type { Noun } from './words.ts';

export const typeNouns = {
  Mission: noun('mission'),
  Dilemma: noun('dilemma'),
  Artifact: noun('artifact'),
  Event: noun('event'),
  Interrupt: noun('interrupt'),
  /** Cards that are used as equipment, too (B-13.25). */
  Equipment: noun('piece of equipment', 'pieces of equipment'),
  Personnel: personnel,
  Ship: noun('ship'),
  Facility: noun('facility', 'facilities'),
  Doorway: noun('doorway'),
  Other: noun('card of another type', 'cards of other types'),
} satisfies { [K in CardType]: Noun };

export const facilityNouns = {
  Outpost: noun('outpost'),
  Station: noun('station'),
  Headquarters: noun('headquarters', 'headquarters'),
} satisfies { [K in FacilityKind]: Noun };

export const equipmentWords = {
  'Cloaking Device': 'a Cloaking Device',
  'Tractor Beam': 'a Tractor Beam',
  Holodeck: 'a Holodeck',
  'Long-Range Scan Shielding': 'Long-Range Scan Shielding',
  'Energy Dampener': 'an Energy Dampener',
  'Invasive Transporters': 'Invasive Transporters',
  'Particle Scattering Device': 'a Particle Scattering Device',
} satisfies { [K in SpecialEquipment]: string };

export const levelsOf = (skill: string, levels: number): string => (levels === 1 ? skill : `${levels} ${skill}`);
