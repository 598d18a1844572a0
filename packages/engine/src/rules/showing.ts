import type { Condition } from '@spaceline/language';
import { holds } from '../asking/condition.ts';
import { crewOf } from '../asking/groups.ts';
import type { Counted } from '../asking/conditions/word.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { Location, State } from '../state/state.ts';
import { isCommanded } from '../asking/command.ts';
import { matchesMission } from './matching.ts';
import { hasMatchingCrew, whyNotStaffedBy } from './staffing.ts';

/** Hidden cards that a rule makes their player show, and no others (B-13.35). */

/** Whoever can be left out is not shown. */
const fewest = (cards: readonly CardId[], suffice: (some: readonly CardId[]) => boolean): readonly CardId[] => {
  let kept = cards;
  for (const id of cards) {
    const others = kept.filter((other) => other !== id);
    if (suffice(others)) kept = others;
  }
  return kept;
};

const show = (s: State, player: Player, cards: readonly CardId[]): void => {
  if (cards.length > 0) emit(s, 'revealed', { player, cards, n: cards.length });
};

/** Those who staff a ship that moves. */
export const showStaffing = (s: State, player: Player, ship: CardId): void => {
  if (isCommanded(s, ship)) return;
  show(
    s,
    player,
    fewest(crewOf(s, ship, player), (crew) => !whyNotStaffedBy(s, ship, crew)),
  );
};

/** Those who match the mission, and in space the ship, when an attempt begins. */
export const showMatching = (
  s: State,
  player: Player,
  location: Location,
  ship: CardId,
  team: readonly CardId[],
): void =>
  show(
    s,
    player,
    fewest(
      team,
      (some) => matchesMission(s, player, location, some) && (ship === none || hasMatchingCrew(s, ship, some)),
    ),
  );

/** Equipment without which the condition would not be met: each card is laid aside for a look. */
const gearNeeded = (s: State, condition: Condition, counted: Counted): readonly CardId[] => {
  const teams = counted.gear.map((id) => s.cards[id].team);
  const needed = fewest(counted.gear, (some) => {
    counted.gear.forEach((id, i) => (s.cards[id].team = some.includes(id) ? teams[i] : none));
    return holds(s, condition, { ...counted, gear: some });
  });
  counted.gear.forEach((id, i) => (s.cards[id].team = teams[i]));
  return needed;
};

/** Those who meet a condition or the requirements of a mission, with the equipment that helps them. */
export const showMet = (s: State, condition: Condition, counted: Counted): void => {
  const members = fewest(counted.members, (some) => holds(s, condition, { ...counted, members: some }));
  show(s, counted.you, [...members, ...gearNeeded(s, condition, { ...counted, members })]);
};
