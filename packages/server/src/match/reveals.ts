import type { CardId, Choice, Player, State } from '@spaceline/engine';
import { opponentOf } from '@spaceline/engine';
import { passesBy } from '@spaceline/protocol';
import type { Reveals } from '../storage/schema.ts';
import type { Cut } from './cuts.ts';
import { decisionsOf, viewOf } from './looks.ts';

/** The cards each player knows where they lie, seen or remembered. */
export type Known = readonly [ReadonlySet<CardId>, ReadonlySet<CardId>];

const knownTo = (state: State, player: Player): ReadonlySet<CardId> => {
  const { cards, remembered } = viewOf(state, player);
  const ids = new Set<CardId>();
  for (const { id } of cards) ids.add(id);
  for (const { card } of remembered) ids.add(card);
  return ids;
};

export const known = (state: State): Known => [knownTo(state, 0), knownTo(state, 1)];

const newTo = (player: Player, before: Known, after: Known, cuts: Cut): CardId[] => {
  const fresh: CardId[] = [];
  for (const id of after[player]) if (!before[player].has(id)) fresh.push(id);
  for (const { names } of cuts[player])
    for (const id in names) if (!before[player].has(Number(id))) fresh.push(Number(id));
  return fresh;
};

const sameChance = (one: State, other: State): boolean => one.chance.every((count, at) => count === other.chance[at]);

/** A choice of one player, and the table before and after it. */
export interface Turned {
  readonly choice: Choice;
  readonly from: State;
  readonly to: State;
  readonly before: Known;
  readonly after: Known;
  readonly cuts: Cut;
}

/**
 * What a choice gave away. `passed`: nothing, and an opportunity of the other was all it was about. `shown`: only cards that
 * its player knew and named in it. `seen`: somebody has learned what nobody chose to tell, or chance was asked; whoever
 * could go back past that would know too much.
 */
export function reveals({ choice, from, to, before, after, cuts }: Turned): Reveals {
  const { player, card, cards } = choice;
  if (!sameChance(from, to) || newTo(player, before, after, cuts).length > 0) return 'seen';
  const other = newTo(opponentOf(player), before, after, cuts);
  if (other.length === 0) return passesBy(choice, decisionsOf(from), viewOf(from, player)) ? 'passed' : 'nothing';
  return other.every((id) => before[player].has(id) && (id === card || cards.includes(id))) ? 'shown' : 'seen';
}
