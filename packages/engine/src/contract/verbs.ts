import { cardAimedAt } from './aim.ts';
import type { Option, OptionOf, Verb } from './decision.ts';
import type { CardId, None } from './ids.ts';
import { none } from './ids.ts';

/** How an option is pointed at on a table: the cards it begins with, and the card or place where it ends. */
interface Row<V extends Verb> {
  /** The cards that begin it, first the one it is listed under. */
  readonly begins: (o: OptionOf<V>) => readonly CardId[];
  /** The card or location that finishes it. */
  readonly ends: (o: OptionOf<V>) => CardId | None;
}

const nothing: readonly CardId[] = [];
const byNothing = (): readonly CardId[] => nothing;
const nowhere = (): None => none;
const byCard = (o: { readonly card: CardId | None }): readonly CardId[] => (o.card === none ? nothing : [o.card]);
const byPicked = ({ pick }: Pick<Option, 'pick'>): readonly CardId[] => pick?.from ?? nothing;
const byPlace = ({ on, pick }: { readonly on: CardId } & Pick<Option, 'pick'>): readonly CardId[] => [
  on,
  ...(pick?.from ?? nothing),
];
const atOther = (o: { readonly on: CardId | None }): CardId | None => o.on;

const ofCard = { begins: byCard, ends: nowhere };
const toOther = { begins: byCard, ends: atOther };
const ofNothing = { begins: byNothing, ends: nowhere };

/** Every card that has a place in a stack, once. */
const seedable = ({ stacks }: Pick<Option, 'stacks'>): readonly CardId[] => [
  ...new Set((stacks ?? []).flatMap(({ from }) => from)),
];

export const rows: { readonly [V in Verb]: Row<V> } = {
  pass: ofNothing,
  cut: ofNothing,
  // Places beside a mission are drawn between the missions.
  'place mission': { begins: byCard, ends: (o) => (o.way === 'onto' ? o.on : none) },
  seed: toOther,
  'seed stacks': { begins: seedable, ends: nowhere },
  'seed facility': toOther,
  report: toOther,
  build: toOther,
  play: { begins: byCard, ends: (o) => cardAimedAt(o.on) },
  acknowledge: ofCard,
  use: ofCard,
  beam: { begins: byPlace, ends: (o) => o.to },
  walk: { begins: byPlace, ends: (o) => o.to },
  dock: toOther,
  undock: ofCard,
  fly: toOther,
  cloak: ofCard,
  decloak: ofCard,
  attempt: { begins: (o) => (o.card === none ? [o.on] : [o.card, o.on]), ends: atOther },
  battle: { begins: (o) => o.pick?.from ?? [o.on], ends: atOther },
  'return fire': { begins: byPicked, ends: atOther },
  stun: toOther,
  'mortally wound': toOther,
  'switch affiliation': ofCard,
  exchange: toOther,
  activate: { begins: byPlace, ends: nowhere },
  rescue: toOther,
  flip: ofCard,
  travel: { begins: byCard, ends: (o) => o.to },
  download: toOther,
  draw: ofCard,
  save: toOther,
  arrange: ofCard,
  guess: ofCard,
  name: ofCard,
  accept: ofCard,
  forfeit: ofCard,
  'raise limit': ofCard,
  reselect: ofCard,
  move: toOther,
  answer: toOther,
  settle: ofCard,
  consent: ofNothing,
  decline: ofNothing,
  choose: { begins: byPicked, ends: nowhere },
  take: ofNothing,
};

/** An option's own row: the compiler cannot see that the two have one verb. */
const rowOf = (o: Option): Row<Verb> => rows[o.do] as Row<Verb>;

/** The cards a player may touch to begin an option: first the one it is listed under. */
export const beginsWith = (o: Option): readonly CardId[] => rowOf(o).begins(o);

/** The card or place a player may touch to finish an option. */
export const endsAt = (o: Option): CardId | None => rowOf(o).ends(o);
