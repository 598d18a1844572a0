import { option } from '../../contract/decision.ts';
import type { OptionOf, Pick } from '../../contract/decision.ts';
import type { CardId, LocationId, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { craftInPlay } from '../../state/memory.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { shipAttribute } from '../../asking/values.ts';
import { isPhased, isSelfShip, isShip } from '../../asking/where.ts';
import { whyNotFree } from '../required.ts';
import { outOfPhase, whyNotTarget } from './targets.ts';
import { fightTogether, isCalledOff, isLed, isManned, mayCounter, shipForce, whyRestricted } from './force.ts';

/** Which ships may attack which target (B-20.2 to B-20.11). */

const ownCards = ground('attack-own', 'B-20.9', 'you may not attack your own cards');
const calledOff = ground('called-off', 'B-20.17', 'cards of the other side have forbidden this attack for this turn');
const notYours = ground('attack-with-yours', 'B-20.2', 'only ships you control at that location can attack');
const elsewhere = ground('target-elsewhere', 'B-20.2', 'the ship is not at the location of the target');
const isStopped = ground('attack-stopped', 'B-19.4', 'a stopped ship may not join an attack');
const notExposed = ground('attack-not-exposed', 'B-20.6', 'a docked or cloaked ship may not join an attack');
const noWeapons = ground('no-weapons', 'B-20.6', 'the ship has no WEAPONS');
const unmanned = ground(
  'attack-unmatched',
  'B-20.5',
  'nobody who can act aboard matches the affiliation of the ship',
  'an unstopped personnel of its affiliation is aboard',
);
const noLeader = ground(
  'no-leader',
  'B-20.4',
  'no OFFICER and nobody with Leadership who can act is aboard the attacking ships',
);
const quarrel = ground('fleet-incompatible', 'B-20.7', 'the attacking ships and their crews are not all compatible');

const isOwn = (s: State, player: Player, target: CardId): boolean =>
  s.cards[target].controller === player && !isSelfShip(s, target);

const whyNotTargetOf = (s: State, player: Player, target: CardId): Ground | undefined => {
  const because = whyNotTarget(s, target);
  if (because) return because;
  if (isOwn(s, player, target)) return ownCards;
  return isCalledOff(s, player, target) ? calledOff : undefined;
};

/** Why a ship cannot join an attack at that location, whatever the target (B-20.5, B-20.6). */
export const whyNotAttacker = (s: State, player: Player, ship: CardId, loc: LocationId): Ground | undefined => {
  const c = s.cards[ship];
  if (c === undefined || c.zone !== 'space' || c.controller !== player || !isShip(s, ship)) return notYours;
  if (c.loc !== loc) return elsewhere;
  if (c.stopped) return isStopped;
  if (c.docked !== none || c.cloaked) return notExposed;
  if (isPhased(s, ship)) return outOfPhase;
  if (shipAttribute(s, ship, 'WEAPONS') <= 0) return noWeapons;
  return isManned(s, ship, player, false) ? whyNotFree(s, player, ship) : unmanned;
};

const mayFireAt = (s: State, player: Player, ship: CardId, target: CardId): Ground | undefined =>
  whyNotAttacker(s, player, ship, s.cards[target].loc) ??
  // What is aboard the target is not known to the attacker: the initiation shows it (B-13.35).
  (mayCounter(s, player, s.cards[target].loc)
    ? undefined
    : whyRestricted(s, player, shipForce(s, ship, player), [target]));

const attackersOf = (s: State, player: Player, target: CardId): CardId[] => {
  const { loc } = s.cards[target];
  return craftInPlay(s).filter((id) => {
    const c = s.cards[id];
    return c.zone === 'space' && c.loc === loc && c.controller === player && !mayFireAt(s, player, id, target);
  });
};

/** Why these ships cannot attack together. */
export const whyNotFleet = (s: State, player: Player, target: CardId, ships: readonly CardId[]): Ground | undefined => {
  for (let i = 0; i < ships.length; i++)
    for (let j = i + 1; j < ships.length; j++) if (!fightTogether(s, ships[i], ships[j], player)) return quarrel;
  if (mayCounter(s, player, s.cards[target].loc)) return undefined;
  return ships.some((ship) => isLed(s, ship, player)) ? undefined : noLeader;
};

const pickOf = (s: State, player: Player, target: CardId, from: readonly CardId[]): Pick => {
  const pick = { from, min: 1, max: from.length };
  const free = from.every((ship) => !whyNotFleet(s, player, target, [ship])) && !whyNotFleet(s, player, target, from);
  return free ? pick : { ...pick, rule: 'fleet' };
};

export const listShipAttacks = (s: State, player: Player, add: (o: OptionOf<'battle'>) => void): void => {
  // Locations where a ship of the player could fire: most often there is none with a target.
  let places: CardId[] | undefined;
  for (const id of craftInPlay(s)) {
    const c = s.cards[id];
    if (c.zone !== 'space' || c.controller !== player || c.stopped || c.docked !== none || c.cloaked) continue;
    if (isShip(s, id) && !places?.includes(c.loc)) (places ??= []).push(c.loc);
  }
  if (!places) return;
  for (const target of craftInPlay(s)) {
    const c = s.cards[target];
    if (c.zone !== 'space' || !places.includes(c.loc) || isOwn(s, player, target)) continue;
    if (whyNotTargetOf(s, player, target)) continue;
    const from = attackersOf(s, player, target);
    if (from.some((ship) => !whyNotFleet(s, player, target, [ship])))
      add(option('battle', none, target, none, 'ships', pickOf(s, player, target, from)));
  }
};

/** Why the ships may not attack that target; without ships: why no ship may. */
export const whyNotAttack = (
  s: State,
  player: Player,
  target: CardId,
  ships: readonly CardId[],
): Ground | undefined => {
  const because = whyNotTargetOf(s, player, target);
  if (because) return because;
  for (const ship of ships) {
    const not = mayFireAt(s, player, ship, target);
    if (not) return not;
  }
  if (ships.length > 0) return whyNotFleet(s, player, target, ships);
  let first: Ground | undefined;
  for (const ship of craftInPlay(s)) {
    if (s.cards[ship].controller !== player || !isShip(s, ship) || s.cards[ship].loc !== s.cards[target].loc) continue;
    const not = mayFireAt(s, player, ship, target) ?? whyNotFleet(s, player, target, [ship]);
    if (!not) return undefined;
    first ??= not;
  }
  return first ?? notYours;
};
