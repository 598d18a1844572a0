import { option } from '../../contract/decision.ts';
import { at, placesWithCards } from '../../state/placed.ts';
import { combatantsAt, isAt, placeOf, vesselOf } from '../../asking/groups.ts';
import type { OptionOf } from '../../contract/decision.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { ground } from '../../contract/refusal.ts';
import type { Ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { isCombatant, isGear, isPersonnel, isVessel, separated } from '../../asking/where.ts';
import { locationIndex, locationOf } from '../../state/locations.ts';
import { whyNotFree } from '../required.ts';
import { forceAt } from '../../asking/combat.ts';
import { isCalledOff, leaderAmong, mayCounter, whyRestricted } from './force.ts';

/** Where a player may begin a personnel battle (B-20.3, B-20.4, B-20.10 to B-20.20). */

const noPlace = ground('no-battlefield', 'B-20.3', 'personnel battle on a surface or aboard a ship or facility');
const noForce = ground('no-force', 'B-20.3', 'none of your personnel is there');
const forceStopped = ground(
  'force-stopped',
  ['B-19.4', 'B-20.3'],
  'stopped personnel do not initiate a battle',
  'your next turn has begun',
);
const forceArrested = ground('force-arrested', ['B-6.20', 'B-20.3'], 'whoever is under house arrest fights no battle');
const forceUnable = ground('force-unable', ['B-19.14', 'B-20.3'], 'the disabled and the held do not initiate a battle');
const nobodyThere = ground('no-adversary', 'B-20.3', 'no card of your opponent is there to be fought');
const noLeader = ground(
  'no-team-leader',
  'B-20.4',
  'no OFFICER and nobody with Leadership who can act is among them',
  'you were attacked here in the last turn of your opponent',
);
const calledOff = ground(
  'battle-called-off',
  'B-20.17',
  'cards of the other side have forbidden this battle for this turn',
);

/** Cards whose faces the other player does not see: personnel or equipment, only their number is known (B-13.34). */
const hiddenAt = (s: State, player: Player, place: CardId): boolean =>
  at(s, place).some((id) => {
    const c = s.cards[id];
    return c.controller === player && isAt(s, c, place) && (isPersonnel(s, id) || isGear(s, id));
  });

/** Nobody fights: nobody is there, or nobody of them can act. */
const whyNoForce = (s: State, player: Player, place: CardId): Ground => {
  const there = at(s, place)
    .filter((id) => isPersonnel(s, id))
    .map((id) => s.cards[id])
    .filter((c) => c.controller === player);
  if (there.some((c) => c.stopped)) return forceStopped;
  if (there.some((c) => c.houseArrest)) return forceArrested;
  return there.length > 0 ? forceUnable : noForce;
};

export const whyNotBattle = (s: State, player: Player, place: CardId, team: number): Ground | undefined => {
  const c = s.cards[place];
  const surface = locationIndex(s, place) >= 0;
  if (c === undefined || !(surface || (c.zone === 'space' && isVessel(s, place)))) return noPlace;
  const opponent = opponentOf(player);
  const hidden = hiddenAt(s, opponent, place);
  const combatants = combatantsAt(s, opponent, place);
  if (!hidden && combatants.length === 0) return nobodyThere;
  if (isCalledOff(s, player, place)) return calledOff;
  const force = forceAt(s, player, place, team);
  if (!force.some((id) => isPersonnel(s, id))) return whyNoForce(s, player, place);
  const bound = surface || c.controller !== player ? undefined : whyNotFree(s, player, place);
  if (bound || mayCounter(s, player, locationOf(s, place))) return bound;
  if (
    leaderAmong(
      s,
      force.filter((id) => isPersonnel(s, id)),
    ) === none
  )
    return noLeader;
  return whyRestricted(s, player, force, combatants, hidden);
};

const nowhere: readonly CardId[] = [];

/** The Away Teams of a player at a place; aboard there is one crew. */
const teamsAt = (s: State, player: Player, place: CardId): readonly number[] => {
  const teams: number[] = [];
  for (const id of at(s, place)) {
    const c = s.cards[id];
    const team = vesselOf(c) === none && !isCombatant(s, id) ? c.team : 0;
    if (c.controller === player && !separated(c) && !teams.includes(team)) teams.push(team);
  }
  return teams;
};

/** Places where a player has an unstopped card and the opponent has any: most often there are none. */
const sharedPlaces = (s: State, player: Player): readonly CardId[] => {
  let shared = nowhere;
  for (const place of placesWithCards(s)) {
    let own = false;
    let others = false;
    for (const id of at(s, place)) {
      const c = s.cards[id];
      if (c.controller !== player) others = true;
      else if (!c.stopped) own = true;
    }
    if (own && others) shared = [...shared, place];
  }
  return shared;
};

export const listPersonnelBattles = (s: State, player: Player, add: (o: OptionOf<'battle'>) => void): void => {
  const shared = sharedPlaces(s, player);
  if (shared.length === 0) return;
  const seen: CardId[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.controller === player) continue;
    const place = placeOf(c);
    if (!shared.includes(place) || seen.includes(place)) continue;
    seen.push(place);
    for (const team of teamsAt(s, player, place))
      if (!whyNotBattle(s, player, place, team)) add(option('battle', none, place, team, 'personnel'));
  }
};
