import type { CardId, Decision, OptionOf, ShipView } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import type { Allows } from '../player.ts';
import type { Answer } from './answer.ts';
import { defOf } from './cards.ts';
import { pickWanted } from './pick.ts';
import { type Tried, planOf } from './plan.ts';
import { type Situation, distance } from './situation.ts';

/** Battles that are won for certain, and gain more than the attackers would gain otherwise. */

const vesselsOf = (s: Situation): readonly ShipView[] =>
  s.spaceline.flatMap(({ ships, facilities }) => [...ships, ...facilities]);

const crewOf = (vessel: ShipView, player: number): number =>
  vessel.crew.reduce((n, crew) => (crew.player === player ? n + crew.cards.length + crew.hidden : n), 0);

const isShip = (s: Situation, { card }: ShipView): boolean => defOf(s.cards.get(card)?.def ?? '')?.type === 'Ship';

/** In points: the vessel and who is aboard; more where its crew is about to win. */
const lossOf = (s: Situation, target: ShipView): number => {
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
const riskOf = (s: Situation, attackers: readonly ShipView[], target: ShipView, destroyed: boolean): number => {
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

interface Attack {
  readonly option: OptionOf<'battle'>;
  readonly cards: readonly CardId[];
  readonly target: ShipView;
  readonly gain: number;
}

/** A hit is more than the defence, a direct hit more than twice that; who cannot destroy lets others shoot back. */
const attackOf = (s: Situation, option: OptionOf<'battle'>, allows: Allows | undefined): Attack | undefined => {
  const vessels = vesselsOf(s);
  const target = vessels.find(({ card }) => card === option.on);
  if (!target || target.controller !== s.them || target.docked !== none) return undefined;
  const cards = pickWanted(option, option.pick?.from ?? [], allows);
  if (!cards || cards.length === 0) return undefined;
  const attackers = vessels.filter(({ card }) => cards.includes(card));
  const weapons = attackers.reduce((sum, one) => sum + one.weapons, 0);
  const destroys = weapons > 2 * target.shields || (weapons > target.shields && target.hull < 100);
  if (destroys) return { option, cards, target, gain: lossOf(s, target) - riskOf(s, attackers, target, true) };
  const safe = attackers.every(({ shields }) => shields >= target.weapons);
  return weapons > target.shields && safe && crewOf(target, s.them) > 2
    ? { option, cards, target, gain: lossOf(s, target) / 4 - riskOf(s, attackers, target, false) }
    : undefined;
};

/** What the crews of these ships would gain by what they set out to do. */
const plannedWorth = (s: Situation, ships: readonly CardId[], tried: Tried): number =>
  planOf(s, tried).reduce((sum, { ship, worth }) => (ship && ships.includes(ship.id) ? sum + worth : sum), 0);

export const bestBattle = (
  s: Situation,
  decision: Decision,
  allows: Allows | undefined,
  tried: Tried,
): Answer | undefined => {
  const attacks = (s.style.answers ? decision.options : []).flatMap((option) =>
    option.do === 'battle' && option.way === 'ships' ? (attackOf(s, option, allows) ?? []) : [],
  );
  const [best] = attacks.toSorted((a, b) => b.gain - a.gain);
  if (!best || best.gain <= plannedWorth(s, best.cards, tried)) return undefined;
  const title = defOf(s.cards.get(best.target.card)?.def ?? '')?.title ?? 'the ship';
  return { option: best.option, cards: best.cards, why: () => `We hit ${title} for certain, and it costs us nothing.` };
};
