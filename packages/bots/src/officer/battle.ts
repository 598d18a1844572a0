import type { CardId, Decision, OptionOf, ShipView } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import type { Allows } from '../player.ts';
import type { Answer } from './answer.ts';
import { defOf } from './cards.ts';
import { pickWanted } from './pick.ts';
import { type Tried, planOf } from './plan.ts';
import type { Situation } from './situation.ts';
import { crewOf, lossOf, riskOf, vesselsOf } from './target.ts';

/** Battles that are won for certain, and gain more than the attackers would gain otherwise. */

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

/** Others are on the way there: whoever waits for them destroys it together with them. */
const isAwaited = (s: Situation, { target }: Attack, tried: Tried): boolean => {
  if (!s.style.hunts) return false;
  const at = s.spaceline.findIndex(({ ships }) => ships.includes(target));
  return planOf(s, tried).some(({ aim, to }) => aim === 'hunt' && to === at);
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
  if (!best || best.gain <= plannedWorth(s, best.cards, tried) || isAwaited(s, best, tried)) return undefined;
  const title = defOf(s.cards.get(best.target.card)?.def ?? '')?.title ?? 'the ship';
  return { option: best.option, cards: best.cards, why: () => `We hit ${title} for certain, and it costs us nothing.` };
};
