import type { LocationId } from '@spaceline/engine';
import { type FacilityCard, type MissionCard, missionIcons } from '@spaceline/language';
import { readingOf } from '../reading/index.ts';
import { type SeedTable, distance } from './table.ts';

/** Where a facility is near what its player wants to solve. */

/** Points a mission gives for each card and flight it takes: what is dear and easy is a target. */
export const targetValue = (mission: MissionCard): number => {
  const reading = readingOf(mission);
  return reading.is === 'mission' ? reading.mission.points / (reading.mission.effort + 2) : 0;
};

const targets = 3;

interface Target {
  readonly at: number;
  readonly mission: MissionCard;
}

/** The missions of the player that people of these affiliations may attempt, the best of them. */
const targetsFor = ({ spots, mine }: SeedTable, facility: FacilityCard | undefined): readonly Target[] => {
  const affiliations = facility ? facility.affiliations : mine;
  const own = spots.filter(({ whose }) => whose !== 'theirs');
  const fitting = own.filter(({ mission }) => missionIcons(mission).some((icon) => affiliations.includes(icon)));
  return (fitting.length > 0 ? fitting : own)
    .toSorted((a, b) => targetValue(b.mission) - targetValue(a.mission) || a.at - b.at)
    .slice(0, targets);
};

/** A round trip to each target, the nearer the better; a planet here needs no ship. */
export const homeValue = (table: SeedTable, on: LocationId, facility?: FacilityCard): number => {
  const here = table.spots.find((spot) => spot.on === on);
  if (!here) return -1000;
  const spans: number[] = [];
  for (const { at, span } of table.spots) spans[at] = span;
  let far = 0;
  let bonus = 0;
  for (const { at, mission } of targetsFor(table, facility)) {
    const weight = targetValue(mission) / 8;
    far += weight * distance(spans, here.at, at);
    if (at === here.at && mission.kind !== 'space') bonus += 6;
  }
  return bonus - far;
};
