import type { CardDef, FacilityCard, PersonnelCard, ShipCard } from '@spaceline/language';
import { type MissionReading, readMission } from './mission.ts';
import { type Perils, readPerils } from './peril.ts';
import { type Use, readUse } from './use.ts';

/** What a card does, read from the words of its program and never from its title. */
export type Reading =
  | { readonly is: 'mission'; readonly mission: MissionReading }
  | { readonly is: 'dilemma'; readonly perils: Perils }
  | { readonly is: 'personnel'; readonly personnel: PersonnelCard }
  | { readonly is: 'ship'; readonly ship: ShipCard }
  | { readonly is: 'facility'; readonly facility: FacilityCard }
  /** Played, carried or acquired. */
  | { readonly is: 'use'; readonly use: Use };

const read = (card: CardDef): Reading => {
  switch (card.type) {
    case 'Mission':
      return { is: 'mission', mission: readMission(card) };
    case 'Dilemma':
      return { is: 'dilemma', perils: readPerils(card) };
    case 'Personnel':
      return { is: 'personnel', personnel: card };
    case 'Ship':
      return { is: 'ship', ship: card };
    case 'Facility':
      return { is: 'facility', facility: card };
    default:
      return { is: 'use', use: readUse(card) };
  }
};

const readings = new WeakMap<CardDef, Reading>();

/** A card is read once. */
export const readingOf = (card: CardDef): Reading => {
  const known = readings.get(card);
  if (known) return known;
  const reading = read(card);
  readings.set(card, reading);
  return reading;
};
