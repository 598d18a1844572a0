import type { CardId, Option, Verb } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { headOf } from './ends.ts';

/** Options listed under one card. */
export interface Group {
  readonly card: CardId;
  readonly options: readonly Option[];
}

/** Options by the card they begin with, in the order the decision names them. Those of no card come last. */
export function groups(options: readonly Option[]): readonly Group[] {
  const byCard = new Map<CardId, Option[]>();
  for (const option of options) {
    const head = headOf(option);
    const list = byCard.get(head);
    if (list) list.push(option);
    else byCard.set(head, [option]);
  }
  const made = [...byCard].map(([card, list]) => ({ card, options: list }));
  return [...made.filter(({ card }) => card >= 0), ...made.filter(({ card }) => card < 0)];
}

/** A longer list is shown by card, one step deeper. */
const listable = 8;

const needsGroups = (options: readonly Option[]): boolean => options.length > listable && groups(options).length > 1;

/** What is listed of these options: all of them if they are few or a card was chosen, else card by card; a card with one
 * way is that way. An attempt is what a turn is for: it is listed first, and behind no card. */
export function listed(options: readonly Option[], isChosen: boolean): readonly (Group | Option)[] {
  const attempts = options.filter(({ do: verb }) => verb === 'attempt');
  const others = options.filter(({ do: verb }) => verb !== 'attempt');
  if (isChosen || !needsGroups(options)) return [...attempts, ...others];
  return [
    ...attempts,
    ...groups(others).flatMap((group): readonly (Group | Option)[] =>
      group.card >= 0 && group.options.length > 1 ? [group] : group.options,
    ),
  ];
}

/** What can be done with the card of a group. */
export const verbsOf = ({ options }: Group): readonly Verb[] => [...new Set(options.map(({ do: verb }) => verb))];

/** Where a mission may be put: keyed by its neighbour. */
export interface Slot {
  readonly before?: Option;
  readonly after?: Option;
  readonly onto?: Option;
}

const sides = { left: 'before', right: 'after', onto: 'onto' } as const;

export function slots(options: readonly Option[]): ReadonlyMap<CardId, Slot> {
  const made = new Map<CardId, Slot>();
  for (const option of options) {
    if (option.do !== 'place mission' || option.on === none) continue;
    made.set(option.on, { ...made.get(option.on), [sides[option.way]]: option });
  }
  return made;
}

/** The mission that starts the spaceline has no neighbour. */
export const firstSlot = (options: readonly Option[]): Option | undefined =>
  options.find((option) => option.do === 'place mission' && option.on === none);
