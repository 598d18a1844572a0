import type { ShipView } from '@spaceline/engine';
import { defOf } from './cards.ts';
import { type Situation, distance } from './situation.ts';

/** What a battle with a vessel of theirs would gain, and what it may cost afterwards. */

export const vesselsOf = (s: Situation): readonly ShipView[] =>
  s.spaceline.flatMap(({ ships, facilities }) => [...ships, ...facilities]);

export const crewOf = (vessel: ShipView, player: number): number =>
  vessel.crew.reduce((n, crew) => (crew.player === player ? n + crew.cards.length + crew.hidden : n), 0);

const isShip = (s: Situation, { card }: ShipView): boolean => defOf(s.cards.get(card)?.def ?? '')?.type === 'Ship';

/** In points: the vessel and who is aboard; more where its crew is about to win. */
export const lossOf = (s: Situation, target: ShipView): number => {
  const crew = crewOf(target, s.them);
  const late = s.view.players[s.them].victory.missing <= 45 ? 2 : 1;
  return (isShip(s, target) ? 6 : 20) + 4 * crew * late;
};

/** Who is aboard of their ships lies hidden: as many as it takes to fly one can. */
const canFight = (s: Situation, vessel: ShipView): boolean => {
  const def = defOf(s.cards.get(vessel.card)?.def ?? '');
  return def?.type !== 'Ship' || crewOf(vessel, s.them) >= Math.max(1, def.staffing.length);
};

/** The strongest of theirs that can come from elsewhere in one turn. */
const comingTo = (s: Situation, at: number): number =>
  Math.max(
    0,
    ...s.spaceline.flatMap(({ ships }, from) =>
      ships.flatMap((one) =>
        from !== at && one.controller === s.them && one.range >= distance(s, from, at) && canFight(s, one)
          ? [one.weapons]
          : [],
      ),
    ),
  );

/** What those who attack may lose afterwards: they lie there stopped, and whoever was attacked may strike back. */
export const riskOf = (s: Situation, attackers: readonly ShipView[], target: ShipView, destroyed: boolean): number => {
  const at = s.spaceline.findIndex(({ ships, facilities }) => [...ships, ...facilities].includes(target));
  const { ships = [], facilities = [] } = s.spaceline[at] ?? {};
  const left = [...ships, ...facilities].filter(
    (one) => one.controller === s.them && !(destroyed && one === target) && canFight(s, one),
  );
  const weapons = left.reduce((sum, one) => sum + one.weapons, comingTo(s, at));
  return attackers.reduce((sum, one) => {
    if (weapons <= one.shields) return sum;
    const loss = 6 + 4 * crewOf(one, s.me);
    return sum + (weapons > 2 * one.shields || one.hull < 100 ? loss : loss / 2);
  }, 0);
};
