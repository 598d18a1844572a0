import { type CardId, type Option, type OptionOf, type Verb, type View, choose } from '@spaceline/engine';
import { pickCards } from './pick.ts';
import { type Bot, seen } from './player.ts';
import { type Random, random } from './random.ts';
import { buildStacks } from './stacks.ts';

/** How gladly each kind of thing is done; 0 is never, if there is anything else. */
const weights: { readonly [V in Verb]: number } = {
  pass: 1.5,
  cut: 1,
  'place mission': 4,
  seed: 8,
  'seed facility': 40,
  'seed stacks': 40,
  report: 40,
  build: 4,
  play: 6,
  acknowledge: 4,
  use: 6,
  beam: 3,
  walk: 6,
  dock: 0.3,
  undock: 6,
  fly: 4,
  cloak: 0.3,
  decloak: 3,
  attempt: 60,
  battle: 2,
  'return fire': 20,
  stun: 10,
  'mortally wound': 20,
  'switch affiliation': 1,
  exchange: 1,
  activate: 4,
  rescue: 8,
  flip: 3,
  travel: 3,
  download: 6,
  draw: 4,
  save: 8,
  arrange: 4,
  guess: 4,
  name: 4,
  accept: 4,
  forfeit: 0,
  'raise limit': 4,
  reselect: 4,
  move: 4,
  answer: 1,
  settle: 4,
  consent: 4,
  decline: 0,
  choose: 4,
  take: 4,
};

/** What a steered player looks at before it moves or attempts. */
interface Table {
  readonly turn: number;
  readonly surfaces: ReadonlySet<CardId>;
  /** Locations with a mission nobody has completed. */
  readonly open: ReadonlySet<CardId>;
  readonly facilities: ReadonlySet<CardId>;
}

const tableOf = (view: View): Table => ({
  turn: view.turn,
  surfaces: new Set(view.spaceline.map((one) => one.id)),
  open: new Set(view.spaceline.filter((one) => one.completedBy < 0).map((one) => one.id)),
  facilities: new Set(view.spaceline.flatMap((one) => one.facilities.map((facility) => facility.card))),
});

/** Towards open missions rather than away from them: out of outposts, down to open planets, up from completed ones. */
const weightOf = (option: Option, table: Table): number => {
  const base = weights[option.do];
  switch (option.do) {
    case 'fly':
      return table.open.has(option.on) ? base : base / 8;
    case 'beam':
    case 'walk':
      if (table.surfaces.has(option.to)) return table.open.has(option.to) ? base * 4 : base / 20;
      if (table.surfaces.has(option.on)) return table.open.has(option.on) ? base / 4 : base * 4;
      return table.facilities.has(option.to) ? base / 10 : base;
    default:
      return base;
  }
};

const moves = (option: Option): boolean => option.do === 'beam' || option.do === 'walk' || option.do === 'fly';
const looks = (option: Option): boolean => moves(option) || option.do === 'attempt';

/** A team that has tried in vain seldom tries again in the same turn. */
const attemptKey = (option: OptionOf<'attempt'>, turn: number): string =>
  `${turn} ${option.card} ${option.on} ${option.to}`;

/** Most of those who may go, seldom only a few. */
const mostOf = (dice: Random) => (min: number, max: number) =>
  Math.max(min, max - dice.int(Math.floor((max - min) / 3) + 1));

const weighted = (options: readonly Option[], weigh: (option: Option) => number, dice: Random): number => {
  const scale = 1000;
  const sums: number[] = [];
  let sum = 0;
  for (const option of options) sums.push((sum += Math.max(1, Math.round(weigh(option) * scale))));
  const drawn = dice.int(sum);
  return sums.findIndex((upTo) => drawn < upTo);
};

/** Plays at random, but gladly does what brings the game on, so that games come to an end by points too. */
export const steeredBot = (seed: number | string): Bot => {
  const dice = random(seed);
  const tried = new Set<string>();
  return (look, decision, allows) => {
    const left = decision.options.slice();
    const table = left.some(looks) ? tableOf(seen(look)) : undefined;
    const weigh = (option: Option): number => {
      if (!table) return weights[option.do];
      const again = option.do === 'attempt' && tried.has(attemptKey(option, table.turn));
      return again ? 0 : weightOf(option, table);
    };
    while (left.length > 0) {
      const at = left.length === 1 ? 0 : weighted(left, weigh, dice);
      const option = left[at];
      if (!option) break;
      const cards = pickCards(option, dice, allows, moves(option) ? mostOf(dice) : undefined);
      if (cards) {
        if (table && option.do === 'attempt') tried.add(attemptKey(option, table.turn));
        return choose(decision, option, cards, option.stacks && buildStacks(option, dice, allows));
      }
      left.splice(at, 1);
    }
    throw new Error(`Decision ${decision.id} (${decision.kind}) has no option that can be taken.`);
  };
};
