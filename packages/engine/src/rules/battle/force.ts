import type { Affiliation } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../../contract/ids.ts';
import { isPeople } from '../../asking/people.ts';
import { crewOf, usableAt } from '../../asking/groups.ts';
import { none } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { compatible, levelsOf } from '../../asking/values.ts';
import { isSelfShip, separated } from '../../asking/where.ts';
import { hasMatchingCrew } from '../staffing.ts';
import { isCommanded } from '../../asking/command.ts';

/** What a force needs to initiate a battle, and whom it may attack (B-20.4 to B-20.22). */

const onlyBorg = ground(
  'federation-attack',
  'B-20.13',
  'a Federation force may initiate battle against Borg only',
  'you were attacked here in the last turn of your opponent',
);
const ownKind = ground(
  'attack-own-kind',
  'B-20.14',
  'Romulan, Ferengi and most other forces may not initiate battle against their own affiliation',
  'you were attacked here in the last turn of your opponent',
);

/** OFFICER by classification or skill, or Leadership (B-20.4). */
export const isLeader = (s: State, id: CardId): boolean =>
  !separated(s.cards[id]) && (levelsOf(s, id, 'OFFICER') >= 1 || levelsOf(s, id, 'Leadership') >= 1);

export const leaderAmong = (s: State, ids: readonly CardId[]): CardId => ids.find((id) => isLeader(s, id)) ?? none;

export const isLed = (s: State, ship: CardId, player: Player): boolean =>
  isCommanded(s, ship) || leaderAmong(s, crewOf(s, ship, player)) !== none;

/** Someone aboard can man the WEAPONS (B-20.5); in defence the stopped can, too (B-19.4). */
export const isManned = (s: State, ship: CardId, player: Player, defending: boolean): boolean =>
  isCommanded(s, ship) || hasMatchingCrew(s, ship, defending ? usableAt(s, ship, player) : crewOf(s, ship, player));

/** A ship with those aboard who can act: what it brings into a battle (B-20.12). */
export const shipForce = (s: State, ship: CardId, player: Player): CardId[] => {
  const force = [ship];
  for (const id of crewOf(s, ship, player)) force.push(id);
  return force;
};

/** Two ships fight side by side only if they and their crews get along (B-20.7). */
export const fightTogether = (s: State, a: CardId, b: CardId, player: Player): boolean =>
  shipForce(s, a, player).every((x) => shipForce(s, b, player).every((y) => compatible(s, x, y)));

/** All but the Federation, Klingons, Kazon, the Non-Aligned and the Neutral (B-20.13 to B-20.15). */
const ownKinds: readonly Affiliation[] = [
  'Romulan',
  'Ferengi',
  'Bajoran',
  'Cardassian',
  'Dominion',
  'Hirogen',
  'Starfleet',
  'Vidiian',
  'Vulcan',
];

/** Whom everybody attacks: Borg (B-20.13), and a ship that nobody controls (B-22.15). */
const isFairGame = (s: State, id: CardId): boolean => isPeople(s, id, 'Borg') || isSelfShip(s, id);

const restrictionOf = (
  s: State,
  force: readonly CardId[],
  target: readonly CardId[],
  unknown: boolean,
): Ground | undefined => {
  for (const id of force) {
    const { affiliation } = s.cards[id];
    if (affiliation === 'Federation') {
      if (unknown || !target.every((other) => isFairGame(s, other))) return onlyBorg;
    } else if (affiliation !== '' && ownKinds.includes(affiliation)) {
      if (target.some((other) => s.cards[other].affiliation === affiliation)) return ownKind;
    }
  }
  return undefined;
};

/**
 * Why a force may not attack that target: each of its affiliations binds it (B-20.16), treaty or not (B-6.25). `unknown`: there is more of the
 * target than its attacker may know; whatever that is, it is not known to be Borg.
 */
export const whyRestricted = (
  s: State,
  player: Player,
  force: readonly CardId[],
  target: readonly CardId[],
  unknown = false,
): Ground | undefined => s.fixed.format.ask.attackRestricted(s, restrictionOf(s, force, target, unknown), player);

/** The opponent attacked your cards here in their last turn: neither leader nor restrictions count now (B-20.20). */
export const mayCounter = (s: State, player: Player, loc: LocationId): boolean =>
  s.attacks.some((a) => !a.calledOff && a.loc === loc && a.by !== player && a.turn < s.turn);

export const rememberAttack = (s: State, by: Player, loc: LocationId, target: CardId, calledOff: boolean): void => {
  s.attacks = [...s.attacks, { by, loc, target, turn: s.turn, calledOff }];
};

/** An attack that cards unknown to its player forbade is not begun a second time in the same turn. */
export const isCalledOff = (s: State, player: Player, target: CardId): boolean =>
  s.attacks.some((a) => a.calledOff && a.by === player && a.target === target && a.turn === s.turn);

/** At the end of a player's turn their right to strike back is over, and so is what was called off. */
export const forgetAttacks = (s: State, player: Player): void => {
  if (s.attacks.length > 0) s.attacks = s.attacks.filter((a) => !a.calledOff && a.by === player);
};
