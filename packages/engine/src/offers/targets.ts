import type { Play } from '@spaceline/language';
import type { Aim } from '../contract/aim.ts';
import { sameAim } from '../contract/aim.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { keeperOfTarget } from '../rules/play-targets.ts';
import type { AddAim } from '../rules/targets/word.ts';
import { wormholeBetween, wormholesOf } from '../rules/wormholes.ts';
import { locationOf } from '../state/locations.ts';
import type { State } from '../state/state.ts';

/** B-27.41: in execute orders, from or to a wormhole side of the own mission. */
const addWormholes = (s: State, player: Player, ship: CardId, add: AddAim): void => {
  if (s.segment !== 'orders' || wormholesOf(s, player).length === 0) return;
  for (const l of s.locations) if (wormholeBetween(s, player, ship, l.id) !== none) add({ card: ship, exit: l.id });
};

/** With an exit where two cards are played as a pair, or with a wormhole. */
const withExit =
  (s: State, player: Player, second: NonNullable<Play['second']>, add: AddAim): AddAim =>
  (aim) => {
    if (!('card' in aim)) return;
    const { card } = aim;
    if (second === 'wormhole') addWormholes(s, player, card, add);
    else for (const l of s.locations) if (l.id !== locationOf(s, card)) add({ card, exit: l.id });
  };

/** Everything that a card may be played on by one of its ways. */
export const listAims = (s: State, player: Player, card: CardId, { on, second }: Play, add: AddAim): void =>
  keeperOfTarget(s, on).list(s, player, card, on, second ? withExit(s, player, second, add) : add);

const noTarget = ground('no-target', ['B-12.11', 'B-13.5'], 'it is played on one of the cards in play');
const nothingThere = ground('nothing-to-play-on', ['B-12.11', 'B-13.5'], 'there is nothing it could be played on');
const noOtherEnd = ground('no-exit', ['B-29.40', 'B-12.11'], 'it leads to another location');

/** Why a card may not be played on that by one of its ways. */
export const whyNotAim = (s: State, player: Player, card: CardId, way: Play, wanted: Aim): Ground | undefined => {
  let found = false;
  let any = false;
  listAims(s, player, card, way, (aim) => {
    any = true;
    if (sameAim(aim, wanted)) found = true;
  });
  if (found) return undefined;
  const because = keeperOfTarget(s, way.on).why?.(s, player, card, way.on, wanted);
  if (because) return because;
  if (!any) return nothingThere;
  return way.second && 'card' in wanted ? noOtherEnd : noTarget;
};
