import type { CardDef } from '@spaceline/language';
import {
  cardPlay,
  downloads,
  event,
  interrupt,
  mission,
  onTable,
  personnel,
  reseed,
  skill,
  titled,
} from '@spaceline/language';

/** Cards made up for the sheets: what their examples and clauses speak of and the first set does not have. */

const printed: CardDef['printed'] = [];
const plain = { printed, kind: 'planet', location: 'Nowhere', span: 2, requires: skill('Honor') } as const;
const everybody = ['Federation', 'Klingon', 'Romulan'] as const;

export const universalMission = mission('Patrol', { ...plain, universal: true, points: 30, attemptedBy: everybody });
export const uniqueMission = mission('Inquiry', { ...plain, points: 30, attemptedBy: everybody });
export const bigMission = mission('Great Inquiry', { ...plain, points: 40, attemptedBy: everybody });
export const spaceMission = mission('Survey', { ...plain, kind: 'space', points: 35, attemptedBy: everybody });
export const dualMission = mission('Crossroads', { ...plain, kind: 'dual', points: 35, attemptedBy: everybody });
export const gammaMission = mission('Far Shore', { ...plain, quadrant: 'Gamma', points: 35, attemptedBy: everybody });
export const gammaSpace = mission('Far Deep', {
  ...plain,
  kind: 'space',
  quadrant: 'Gamma',
  points: 35,
  attemptedBy: everybody,
});
export const gammaEnd = mission('Farthest Shore', {
  ...plain,
  quadrant: 'Gamma',
  points: 35,
  attemptedBy: everybody,
});
export const missions = [
  universalMission,
  uniqueMission,
  bigMission,
  spaceMission,
  dualMission,
  gammaMission,
  gammaSpace,
  gammaEnd,
];

/** Met like a dilemma, or opening a side deck from the table: the example of the seed limit. */
export const qFlash = event('Q-Flash', { printed, seeds: ['like a dilemma', 'doorway phase'], text: [] });
export const openDoor = event('Open Door', { printed, seeds: ['doorway phase'], stays: true, text: [] });
export const secondDoor = event('Second Door', { printed, seeds: ['doorway phase'], stays: true, text: [] });
export const warpedDoor = event('Warped Door', {
  printed,
  seeds: ['doorway phase', 'facility phase'],
  stays: true,
  text: [],
});
/** Fetches a card as soon as it is announced. */
export const fetchingDoor = event('Fetching Door', {
  printed,
  seeds: ['doorway phase'],
  stays: true,
  text: [downloads(titled('Dabo'))],
});
export const orders = event('Standing Orders', { printed, seeds: ['dilemma phase'], stays: true, text: [] });
export const secondOrders = event('Second Orders', { printed, seeds: ['dilemma phase'], stays: true, text: [] });
export const charter = event('Charter', { printed, seeds: ['facility phase'], stays: true, text: [] });
export const seedCards = [qFlash, openDoor, secondDoor, warpedDoor, fetchingDoor, orders, secondOrders, charter];

const person = (title: string, more: Partial<Parameters<typeof personnel>[1]> = {}) =>
  personnel(title, {
    printed,
    affiliation: 'Ferengi',
    classification: 'CIVILIAN',
    integrity: 4,
    cunning: 6,
    strength: 4,
    species: ['Ferengi'],
    ...more,
  });
/** The cards of the printed example: a conference fetches two personnel, each of whom fetches something. */
export const leeta = { ...person('Leeta'), downloads: [titled('Dabo')] };
export const lumba = { ...person('Lumba'), downloads: [titled('Nilva')] };
export const nilva = person('Nilva');
export const dabo = event('Dabo', { printed, plays: [cardPlay(onTable)], stays: true, text: [] });
export const conference = event('Ferengi Conference', {
  printed,
  plays: [cardPlay(onTable)],
  text: [downloads({ who: 'any', of: [titled('Leeta'), titled('Lumba')] }, 2)],
});
export const conferenceCards = [leeta, lumba, nilva, dabo, conference];

export const retry = event('Second Chance', { printed, plays: [cardPlay(onTable)], text: [reseed] });
export const refereeRetry = event('Fair Chance', {
  printed,
  icons: ['Ref'],
  plays: [cardPlay(onTable)],
  text: [reseed],
});
export const whistle = interrupt('Whistle', { printed, plays: [{ when: 'any time', on: onTable }], text: [] });
export const refereeWhistle = interrupt("Referee's Whistle", {
  printed,
  icons: ['Ref'],
  plays: [{ when: 'any time', on: onTable }],
  text: [],
});
export const leavingCards = [retry, refereeRetry, whistle, refereeWhistle];

export const objective = event('Assimilate', {
  printed,
  characteristics: ['Objective', 'Borg Use Only'],
  plays: [],
  stays: true,
  inPlay: {},
});
export const otherObjective = event('Explore', {
  printed,
  characteristics: ['Objective'],
  plays: [],
  stays: true,
  inPlay: {},
});
