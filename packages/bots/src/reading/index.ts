export { type Reading, readingOf } from './reading.ts';
export {
  type Alternative,
  type Nearest,
  type Term,
  alternatives,
  distanceTo,
  holds,
  lacking,
  nearest,
} from './condition.ts';
export { type Expectation, type Likely, type Stacked, expected, expectedUnder } from './expected.ts';
export type { Fate, Loss, Whom } from './fate.ts';
export { fits } from './fits.ts';
export { type Context, worth } from './card-worth.ts';
export { type Gain, type Side, type Unit, gainsOf } from './gain.ts';
export { type Prior, likelySeeds } from './likely.ts';
export { type Meeting, type Worth, meet, meetAll, plainWorth, prices, thoughtDice } from './meet.ts';
export { type MissionReading, readMission } from './mission.ts';
export { type Peril, type PerilKind, type Perils, type Stay, readPerils } from './peril.ts';
export { readingSays } from './say.ts';
export {
  type Member,
  type Person,
  type Team,
  type TeamShip,
  lessSkilled,
  levelsOf,
  merged,
  only,
  sizeOf,
  skillAt,
  teamOf,
  without,
} from './team.ts';
export { type Aim, type AimedAt, type Use, type Way, priceOf, readUse, worthAimed } from './use.ts';
export { type Needs, individualWorth, needsOf, personWorth, shipWorth, wantedOf } from './worth.ts';
