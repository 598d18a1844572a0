import type { Affiliation, CardType, Icon, SpecialEquipment } from '../facts.ts';
import { personnel } from './phrase.ts';
import { noun } from './words.ts';
import type { Noun } from './words.ts';

export const typeNouns = {
  Mission: noun('mission'),
  Dilemma: noun('dilemma'),
  Artifact: noun('artifact'),
  Event: noun('event'),
  Interrupt: noun('interrupt'),
  Equipment: noun('equipment card'),
  Personnel: personnel,
  Ship: noun('ship'),
  Facility: noun('facility', 'facilities'),
  Doorway: noun('doorway'),
  Other: noun('card of another type', 'cards of other types'),
} satisfies { [K in CardType]: Noun };

export const iconWords = {
  Holo: 'holographic',
  Self: 'self-controlling',
  Ref: 'referee',
} satisfies { [K in Icon]: string };

export const equipmentWords = {
  'Cloaking Device': 'a Cloaking Device',
  'Tractor Beam': 'a Tractor Beam',
  Holodeck: 'a Holodeck',
  'Long-Range Scan Shielding': 'Long-Range Scan Shielding',
} satisfies { [K in SpecialEquipment]: string };

// A bare people's name means affiliation or species (B-6.9), so a species of that name has to say that it is one. No card
// of the pool has one of the other affiliations.
const peoples = {
  Federation: true,
  Klingon: true,
  Romulan: true,
  'Non-Aligned': true,
  Ferengi: true,
  Bajoran: true,
  Cardassian: true,
} satisfies { [K in Affiliation]?: true };
export const isPeople = (species: string): boolean => Object.hasOwn(peoples, species);

/** States that have a word for their opposite. */
export const opposites: Readonly<Record<string, string>> = {
  cloaked: 'uncloaked',
  docked: 'undocked',
  undocked: 'docked',
  damaged: 'undamaged',
  stopped: 'unstopped',
  disabled: 'non-disabled',
};

export const levelsOf = (skill: string, levels: number): string => (levels === 1 ? skill : `${levels} ${skill}`);
