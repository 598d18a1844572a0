import type { Affiliation } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { freeAboard, teamMembers, vesselOf } from '../asking/groups.ts';
import { craftInPlay } from '../state/memory.ts';
import { at } from '../state/placed.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { compatible, formatMixes, mixByTreaty } from '../asking/values.ts';
import { isPersonnel, isVessel } from '../asking/where.ts';

/** Away Teams on one surface, grouped by mutual compatibility (B-6.17, B-10.18 to B-10.21). */

/** Whether somebody gets along with everybody else of a team on the surface where they are. */
const getsAlong = (s: State, id: CardId, team: number): boolean => {
  const { loc, controller } = s.cards[id];
  for (const other of at(s, loc))
    if (other !== id && isOfTeam(s, other, controller, team) && isPersonnel(s, other) && !compatible(s, id, other))
      return false;
  return true;
};

/** Joins the first team on the surface it gets along with. */
export const joinSurface = (s: State, id: CardId): void => {
  const c = s.cards[id];
  c.team = 0;
  if (!isPersonnel(s, id) || allMix(s, c.controller)) return;
  while (!getsAlong(s, id, c.team)) c.team += 1;
};

/** Equipment stays with those it has come with (B-10.23). */
export const keepTogether = (s: State, cards: readonly CardId[]): void => {
  const [first] = cards.filter((id) => isPersonnel(s, id));
  if (first === undefined) return;
  for (const id of cards) if (!isPersonnel(s, id)) s.cards[id].team = s.cards[first].team;
};

/** Equipment of a team that is no more goes to another one. */
const handOver = (s: State, loc: LocationId, player: Player, from: number, to: number): void => {
  if (teamMembers(s, loc, player, from).length > 0) return;
  for (const id of at(s, loc)) if (isOfTeam(s, id, player, from)) s.cards[id].team = to;
};

const judgeMixing = (s: State, player: Player): boolean => {
  const found: (Affiliation | '')[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (
      c.controller === player &&
      c.affiliation !== '' &&
      c.affiliation !== 'Non-Aligned' &&
      !found.includes(c.affiliation)
    )
      found.push(c.affiliation);
  }
  for (let i = 0; i < found.length; i++)
    for (let j = i + 1; j < found.length; j++) if (!mixByTreaty(s, player, found[i], found[j])) return false;
  return true;
};

/** Whether a player's cards in play are all of affiliations that get along: then nothing has to be grouped. */
export const allMix = (s: State, player: Player): boolean =>
  (s.memory.mixing[player] ??= judgeMixing(s, player)) || formatMixes(s, player);

const arrest = (s: State, id: CardId, under: boolean): void => {
  const c = s.cards[id];
  if (c.houseArrest === under) return;
  c.houseArrest = under;
  emit(s, under ? 'under house arrest' : 'released', { card: id });
};

/** One look at everybody on a surface; whether anybody has changed teams. */
const regroupOnce = (s: State, player: Player): boolean => {
  let moved = false;
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.zone !== 'surface' || c.controller !== player || !isPersonnel(s, id)) continue;
    const before = c.team;
    if (c.team > 0 || !getsAlong(s, id, c.team)) joinSurface(s, id);
    if (c.team === before) continue;
    handOver(s, c.loc, player, before, c.team);
    moved = true;
  }
  return moved;
};

/** Somebody who leaves a team may make room in it for others: looks again until all have found their place (B-10.20). */
const regroupSurfaces = (s: State, player: Player): void => {
  let looks = s.play.length;
  while (regroupOnce(s, player) && looks > 0) looks -= 1;
  // What was left behind goes to the first team.
  for (const id of s.play) {
    const { zone, controller, loc, team } = s.cards[id];
    if (zone === 'surface' && controller === player && team > 0) handOver(s, loc, player, team, 0);
  }
};

/** A group of personnel aboard that does not get along with itself: the controller must say who stays crew (B-6.19). */
export const quarrelAboard = (s: State, player: Player): CardId => {
  if (allMix(s, player)) return none;
  for (const host of craftInPlay(s)) {
    if (!isVessel(s, host)) continue;
    const aboard = freeAboard(s, host, player);
    for (let i = 0; i < aboard.length; i++)
      for (let j = i + 1; j < aboard.length; j++) if (!compatible(s, aboard[i], aboard[j])) return host;
  }
  return none;
};

/** Groups that get along, one for each personnel: that personnel and everyone compatible with the whole group so far. */
export const groupsAmong = (s: State, all: readonly CardId[]): CardId[][] =>
  all
    .map((leader) => {
      const group = [leader];
      for (const id of all) if (id !== leader && group.every((g) => compatible(s, g, id))) group.push(id);
      return group.toSorted((a, b) => a - b);
    })
    .filter((group, i, list) => list.findIndex((other) => other.join() === group.join()) === i);

/** An Away Team that falls apart, and somebody in it could go with more than one of the others (B-6.17). */
const tornTeam = (s: State, player: Player): { readonly loc: LocationId; readonly team: number } | undefined => {
  for (const id of s.play) {
    const { zone, controller, loc, team } = s.cards[id];
    if (zone !== 'surface' || controller !== player || !isPersonnel(s, id)) continue;
    const members = teamMembers(s, loc, player, team);
    // Where each gets along with each other there is only one group.
    if (members[0] !== id || members.every((one) => getsAlong(s, one, team))) continue;
    const groups = groupsAmong(s, members);
    if (groups.length > 1 && groups.flat().length > members.length) return { loc, team };
  }
  return undefined;
};

/** Everybody of a team but these forms another one. */
export const leaveTogether = (
  s: State,
  loc: LocationId,
  player: Player,
  team: number,
  stay: readonly CardId[],
): void => {
  let other = 0;
  while (at(s, loc).some((id) => isOfTeam(s, id, player, other))) other += 1;
  for (const id of teamMembers(s, loc, player, team)) if (!stay.includes(id)) s.cards[id].team = other;
};

const isOfTeam = (s: State, id: CardId, player: Player, team: number): boolean =>
  s.cards[id].controller === player && s.cards[id].team === team;

const settleAboard = (s: State, id: CardId): void => {
  const { host, controller, houseArrest } = s.cards[id];
  if (!compatible(s, id, host)) arrest(s, id, true);
  else if (houseArrest && freeAboard(s, host, controller).every((other) => compatible(s, id, other)))
    arrest(s, id, false);
};

/** Where all get along nobody is under arrest, and there is one Away Team on each surface. */
const settleCalmly = (s: State, player: Player): void => {
  let apart = false;
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.houseArrest && c.controller === player) arrest(s, id, false);
    if (c.team > 0) apart = true;
  }
  if (apart) regroupSurfaces(s, player);
};

/**
 * B-6.17 to B-6.22, carried out at once whenever compatibility may have changed. An Away Team whose player must say who
 * goes with whom is given back.
 */
export const settleCompatibility = (
  s: State,
  player: Player,
): { readonly loc: LocationId; readonly team: number } | undefined => {
  if (allMix(s, player)) {
    settleCalmly(s, player);
    return undefined;
  }
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.controller !== player) continue;
    if (vesselOf(c) !== none && isPersonnel(s, id)) settleAboard(s, id);
    else arrest(s, id, false);
    if (c.docked !== none && !compatible(s, id, c.docked)) {
      emit(s, 'undocked', { card: id, on: c.docked });
      c.docked = none;
    }
  }
  const torn = tornTeam(s, player);
  if (!torn) regroupSurfaces(s, player);
  return torn;
};

export const putUnderArrest = (s: State, ids: readonly CardId[]): void => {
  for (const id of ids) arrest(s, id, true);
};
