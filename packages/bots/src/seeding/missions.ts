import { type CardId, type Decision, type OptionOf, type View, none } from '@spaceline/engine';
import type { MissionCard } from '@spaceline/language';
import { targetValue } from './homes.ts';
import { type SeedTable, distance } from './table.ts';

/** Where the next mission is laid, and with which side up. */

type Placing = OptionOf<'place mission'>;

export const isPlacing = (option: Decision['options'][number]): option is Placing => option.do === 'place mission';

/** The player's missions along the line, as they would lie with the new one. */
interface Line {
  readonly spans: readonly number[];
  readonly mine: readonly { readonly at: number; readonly value: number }[];
}

const lineWith = (view: View, table: SeedTable, option: Placing, mission: MissionCard): Line => {
  const on = view.spaceline.findIndex(({ id }) => id === option.on);
  const at = on < 0 ? 0 : option.way === 'left' ? on : option.way === 'right' ? on + 1 : on;
  const inserted = option.way !== 'onto';
  const spans = view.spaceline.map(({ span }) => span);
  if (inserted) spans.splice(at, 0, mission.span);
  const mine = table.spots
    .filter(({ whose }) => whose !== 'theirs')
    .map((spot) => ({
      at: inserted && spot.at >= at ? spot.at + 1 : spot.at,
      value: targetValue(spot.mission),
    }));
  return { spans, mine: [...mine, { at, value: targetValue(mission) }] };
};

/** How far apart the player's missions lie, dear ones counting more. */
const apart = ({ spans, mine }: Line): number => {
  let sum = 0;
  for (const one of mine)
    for (const two of mine) if (one.at !== two.at) sum += one.value * two.value * distance(spans, one.at, two.at);
  return sum;
};

/** A built-in outpost is one more home if people of the player may report there, or the only one; a wormhole is no harm. */
const sideValue = ({ builtIn }: MissionCard, side: Placing['to'], { mine, homes }: SeedTable): number => {
  if (side === none || !builtIn) return 0;
  const useful = builtIn.kind === 'wormhole' || homes.length === 0 || mine.includes(builtIn.affiliation);
  return (side === 0) === useful ? 1 : 0;
};

/** In a chosen order what is dear and easy lies next to home: the first player begins there, the second ends there. */
const orderValue = (mission: MissionCard, first: boolean): number =>
  (first ? 1 : -1) * (targetValue(mission) + (mission.kind === 'planet' ? 1 : 0));

export interface Laid {
  readonly option: Placing;
  readonly mission: MissionCard | undefined;
}

export const layMission = (view: View, table: SeedTable, decision: Decision): Laid | undefined => {
  const isFirst = view.firstPlayer === table.me;
  const defOf = (card: CardId): MissionCard | undefined => {
    const def = table.defOf(card);
    return def?.type === 'Mission' ? def : undefined;
  };
  const cards = new Set(decision.options.filter(isPlacing).map(({ card }) => card));
  let best: { readonly laid: Laid; readonly value: number } | undefined;
  for (const option of decision.options) {
    if (!isPlacing(option)) continue;
    const mission = defOf(option.card);
    const value = mission
      ? 1000 * (cards.size > 1 ? orderValue(mission, isFirst) : 0) +
        100 * sideValue(mission, option.to, table) -
        apart(lineWith(view, table, option, mission)) / 100
      : 0;
    if (!best || value > best.value) best = { laid: { option, mission }, value };
  }
  return best?.laid;
};
