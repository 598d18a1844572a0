import type { Affiliation } from '@spaceline/language';
import { missionIcons } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { freeAboard } from '../asking/groups.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { affiliationsMix, levelsOf } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { reports } from '../asking/kinds.ts';
import { hasMission, isPersonnel, missionDef, quadrantAt, unusable } from '../asking/where.ts';
import { locationAt, locationIndex, locationOf } from '../state/locations.ts';
import { isPeople } from '../asking/people.ts';
import { enter } from '../state/zones.ts';
import { losesAffiliation } from './affiliation-loss.ts';
import { isHologram } from '../asking/holograms.ts';
import { whyNotEnter } from './entering.ts';
import { whyNotBeside } from './uniqueness.ts';

/** Reporting for duty and building outposts (chapters 13b, 13c, 8e). */

const notAPlace = ground('not-a-place-to-report', 'B-13.10', 'cards report to an outpost you control');
const nowhere = ground(
  'nowhere-to-report',
  ['B-13.18', 'B-13.10'],
  'you have no outpost to report to',
  'you control an outpost',
);
const notItsAffiliation = ground('not-its-affiliation', ['B-13.15', 'B-6.12'], 'the card has no such affiliation');
const incompatible = ground('report-incompatible', 'B-13.11', 'it is not compatible with that facility');
const unfriendly = ground('report-company', 'B-13.11', 'it is not compatible with your personnel aboard');
const shipIncompatible = ground(
  'ship-report-incompatible',
  ['B-13.12', 'B-6.6'],
  'a ship reports docked at a facility it is compatible with',
);
const wrongQuadrant = ground('not-native', 'B-13.9', 'the facility is not in its native quadrant');
const noDoor = ground(
  'no-open-door',
  'B-13.40',
  'a card with the alternate universe icon enters play only while a card of yours lets such cards in',
);
const homeworld = ground('homeworld', 'B-8.36', 'no outpost may be seeded or built at a homeworld');
const burntOut = ground('no-mission-here', 'B-9.5', 'there is no mission here any more');
export const notALocation = ground('build-nowhere', 'B-13.20', 'outposts are built at mission locations');
const ownFacilityHere = ground('facility-here', 'B-8.37', 'you already own a facility here');
const noEngineer = ground(
  'no-engineer',
  'B-13.19',
  'no ENGINEER of that affiliation or people is here',
  'such an ENGINEER of yours is at the location and can act',
);
const engineerBound = ground(
  'engineer-unusable',
  'B-13.19',
  'the ENGINEER of that affiliation or people here is disabled, held or under house arrest',
);
const engineerIncompatible = ground(
  'engineer-incompatible',
  'B-13.21',
  'the ENGINEER here is not compatible with the outpost',
);
const noIcon = ground('no-mission-icon', 'B-8.35', 'the mission does not show the affiliation of the outpost');
/** "Seed one OR build" (B-29.34). */
const seedOne = ground('seed-one', 'B-8.34', 'each player seeds only one copy of an outpost');

export const isYourFacility = (s: State, player: Player, facility: CardId): boolean => {
  const c = s.cards[facility];
  return c !== undefined && c.zone === 'space' && c.controller === player && cardOf(s, facility).type === 'Facility';
};

const noAffiliation = [''] as const;

/** Affiliations a card may report as, one of which its controller chooses (B-6.12, B-6.28, B-13.15); equipment has none (B-13.13). */
export const affiliationsOf = (s: State, card: CardId): readonly (Affiliation | '')[] =>
  cardOf(s, card).affiliations ?? noAffiliation;

/** With the facility, and with those aboard: personnel (B-13.11), ships (B-13.12), and the Non-Aligned with all (B-13.14). */
const whyNotWelcome = (
  s: State,
  player: Player,
  facility: CardId,
  affiliation: Affiliation | '',
  personnel: boolean,
): Ground | undefined => {
  if (!affiliationsMix(s, player, affiliation, s.cards[facility].affiliation))
    return personnel ? incompatible : shipIncompatible;
  if (!personnel) return undefined;
  for (const id of freeAboard(s, facility, player))
    if (!affiliationsMix(s, player, affiliation, s.cards[id].affiliation)) return unfriendly;
  return undefined;
};

/** At an assisted table the players see to it that a door is open. */
const whyNotAlternate = (s: State, card: CardId): Ground | undefined =>
  cardOf(s, card).alternate && !s.fixed.assisted ? noDoor : undefined;

const hasFacility = (s: State, player: Player): boolean => s.play.some((id) => isYourFacility(s, player, id));

/** What may stand against a place to report to, whatever else its player has in play. */
export const whyNotReportTo = (
  s: State,
  player: Player,
  card: CardId,
  facility: CardId,
  affiliation: Affiliation | '',
): Ground | undefined => {
  const { type, native } = cardOf(s, card);
  if (!reports(s, card)) return whyNotEnter(s, card, 'report');
  if (!isYourFacility(s, player, facility)) return hasFacility(s, player) ? notAPlace : nowhere;
  const alternate = whyNotAlternate(s, card);
  if (alternate) return alternate;
  if (quadrantAt(s, locationIndex(s, s.cards[facility].loc)) !== native) return wrongQuadrant;
  if (!affiliationsOf(s, card).includes(affiliation)) return notItsAffiliation;
  const now = affiliation && losesAffiliation(s, card) ? 'Non-Aligned' : affiliation;
  return whyNotWelcome(s, player, facility, now, type === 'Personnel');
};

export const whyNotReport = (
  s: State,
  player: Player,
  card: CardId,
  facility: CardId,
  affiliation: Affiliation | '',
): Ground | undefined => whyNotReportTo(s, player, card, facility, affiliation) ?? whyNotBeside(s, player, card);

/** Unstopped, so that it may act at once (B-13.16, B-27.3). */
export const report = (
  s: State,
  player: Player,
  card: CardId,
  facility: CardId,
  affiliation: Affiliation | '',
): void => {
  if (cardOf(s, card).type === 'Ship') {
    const ship = enter(s, card, 'space', { controller: player, loc: s.cards[facility].loc, affiliation });
    ship.docked = facility;
  } else {
    const reported = enter(s, card, 'aboard', { controller: player, host: facility, affiliation });
    // B-27.2: a hologram reports deactivated.
    if (isHologram(s, card)) reported.disabledBy = card;
  }
  emit(s, 'reported', { player, card, on: facility });
};

/** A face-up outpost side of a mission is a facility there as well (B-8.38). */
const whyNotFacilityAt = (s: State, player: Player, loc: LocationId): Ground | undefined => {
  const location = locationAt(s, loc);
  if (!hasMission(location)) return location.husk ? burntOut : notALocation;
  if (location.missions.some((m) => cardOf(s, m).def.characteristics.includes('Homeworld'))) return homeworld;
  for (const id of s.play)
    if (s.fixed.owner[id] === player && s.cards[id].zone === 'space' && s.cards[id].loc === loc)
      if (cardOf(s, id).type === 'Facility') return ownFacilityHere;
  return undefined;
};

export const whyNotBuild = (s: State, player: Player, card: CardId, loc: LocationId): Ground | undefined => {
  const def = cardOf(s, card).def;
  if (def.type !== 'Facility') return whyNotEnter(s, card, 'build');
  return whyNotAlternate(s, card) ?? whyNotOutpostAt(s, player, def.affiliations[0], loc);
};

/** Whether a player could put up an outpost of that affiliation there. */
export const whyNotOutpostAt = (
  s: State,
  player: Player,
  affiliation: Affiliation,
  loc: LocationId,
): Ground | undefined => {
  const site = whyNotFacilityAt(s, player, loc);
  if (site) return site;
  let because = noEngineer;
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.controller !== player || !isPersonnel(s, id) || locationOf(s, id) !== loc) continue;
    if (!isPeople(s, id, affiliation) || levelsOf(s, id, 'ENGINEER') < 1) continue;
    if (unusable(c)) because = because === noEngineer ? engineerBound : because;
    // B-13.21: the ENGINEER must be compatible with what is built.
    else if (affiliationsMix(s, player, c.affiliation, affiliation)) return undefined;
    else because = engineerIncompatible;
  }
  return because;
};

export const whyNotSeedFacility = (s: State, player: Player, card: CardId, loc: LocationId): Ground | undefined => {
  const def = cardOf(s, card).def;
  if (def.type !== 'Facility') return whyNotEnter(s, card, 'build');
  const alternate = whyNotAlternate(s, card);
  if (alternate) return alternate;
  for (const id of s.play) if (s.fixed.owner[id] === player && cardOf(s, id).def.id === def.id) return seedOne;
  const location = locationAt(s, loc);
  // Where a facility seeds whose text is not written, the players know.
  if (def.unwritten)
    return hasMission(location) ? s.fixed.format.ask.maySeedFacility(s, player, card, loc) : notALocation;
  const shows = location.missions.some((m) => missionIcons(missionDef(s, m)).includes(def.affiliations[0]));
  if (!shows) return noIcon;
  if (missionDef(s, location.missions[0]).quadrant !== def.quadrant) return wrongQuadrant;
  return whyNotFacilityAt(s, player, loc) ?? s.fixed.format.ask.maySeedFacility(s, player, card, loc);
};

/** Of several facilities seeded with one choice: no two of a kind, and no two at one place. */
export const whyNotSecondFacility = (
  s: State,
  card: CardId,
  here: readonly CardId[],
  planned: readonly CardId[],
): Ground | undefined => {
  const { index } = cardOf(s, card);
  if (planned.some((id) => cardOf(s, id).index === index)) return seedOne;
  return here.length > 0 ? ownFacilityHere : undefined;
};

/** Nobody is moved or stopped by it (B-13.22). */
export const putFacility = (
  s: State,
  player: Player,
  card: CardId,
  loc: LocationId,
  how: 'built' | 'facility seeded',
): void => {
  enter(s, card, 'space', { controller: player, loc, host: none });
  emit(s, how, { player, card, on: loc });
};
