import type { random } from '@spaceline/bots';
import type { CardId, Player, State } from '@spaceline/engine';
import { clone, opponentOf } from '@spaceline/engine';

/** A table that looks the same to one player: what is hidden from them has changed places. */

type Dice = ReturnType<typeof random>;

const shuffled = (ids: readonly CardId[], dice: Dice): CardId[] => {
  const left = ids.slice();
  return ids.map(() => left.splice(dice.int(left.length), 1)[0]);
};

/** Deals the cards of several lists anew over the same lists, each as long as before; what is known stays in its place. */
const deal = (s: State, lists: readonly CardId[][], known: readonly CardId[], dice: Dice): void => {
  const zones = lists.map((list) => (list.length > 0 ? s.cards[list[0]] : undefined));
  const all = shuffled(
    lists.flat().filter((id) => !known.includes(id)),
    dice,
  );
  lists.forEach((list, i) => {
    const zone = zones[i];
    for (let at = 0; at < list.length && zone; at++) {
      if (known.includes(list[at])) continue;
      list[at] = all.pop()!;
      s.cards[list[at]] = zone;
    }
  });
};

/** Face-down seeds of the opponent change places with each other and with those not seeded yet. */
const dealSeeds = (s: State, other: Player, known: readonly CardId[], dice: Dice): void => {
  const hidden = (l: State['locations'][number]): CardId[] =>
    l.seeds.filter((id) => s.fixed.owner[id] === other && !l.revealed.includes(id) && !known.includes(id));
  const stacks = s.locations.map(hidden);
  const before = stacks.map((stack) => stack.slice());
  deal(s, [s.players[other].piles['seed deck'], ...stacks], known, dice);
  s.locations.forEach((l, i) => {
    const now = new Map(before[i].map((id, at) => [id, stacks[i][at]]));
    l.seeds = l.seeds.map((id) => now.get(id) ?? id);
  });
};

export const disguise = (s: State, player: Player, dice: Dice): State => {
  const copy = clone(s);
  const other = opponentOf(player);
  const theirs = copy.players[other];
  const known = s.seen[player];
  deal(copy, [theirs.piles.hand, theirs.piles['draw deck']], known, dice);
  deal(copy, [theirs.piles['mission pile']], known, dice);
  deal(copy, [copy.players[player].piles['draw deck']], known, dice);
  dealSeeds(copy, other, known, dice);
  return copy;
};
