import type { CardId, LocationId } from '@spaceline/engine';
import { type ArtifactCard, missionIcons } from '@spaceline/language';
import { readMission, readingOf } from '../reading/index.ts';
import type { SeedSpot, SeedTable } from './table.ts';

/** Artifacts go under the player's own planets, one each: the best where it is found first. */

export interface SeedArtifact {
  readonly id: CardId;
  readonly card: ArtifactCard;
}

export interface ArtifactPlace {
  readonly on: LocationId;
  readonly artifact: SeedArtifact;
}

const worthOf = (card: ArtifactCard): number => {
  const reading = readingOf(card);
  return reading.is === 'use' ? reading.use.worth : 0;
};

/** Found soon, and not by the opponent: few people needed, none of the opponent's icons. */
const lateness = ({ mission, whose }: SeedSpot, { theirs }: SeedTable): number => {
  const shown = missionIcons(mission).some((icon) => theirs.affiliations.slice(0, 2).includes(icon));
  return readMission(mission).effort + (shown ? 3 : 0) + (whose === 'shared' ? 6 : 0);
};

export const planArtifacts = (table: SeedTable, artifacts: readonly SeedArtifact[]): readonly ArtifactPlace[] => {
  const planets = table.spots
    .filter(({ mission, whose }) => mission.kind !== 'space' && whose !== 'theirs')
    .toSorted((a, b) => lateness(a, table) - lateness(b, table) || a.on - b.on);
  const best = artifacts.toSorted((a, b) => worthOf(b.card) - worthOf(a.card) || a.id - b.id);
  const places: ArtifactPlace[] = [];
  for (const artifact of best) {
    const spot = planets.find(({ on }) => !places.some((place) => place.on === on));
    if (spot) places.push({ on: spot.on, artifact });
  }
  return places;
};
