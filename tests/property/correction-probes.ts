import type { Random } from '@spaceline/bots';
import type { Choice, Correction, Destination, Player, State } from '@spaceline/engine';
import { outcomes, proposal, view } from '@spaceline/engine';

/** Everything a program could propose at an assisted table, with whatever cards. */

const nowhere = [
  'hand',
  'top of draw deck',
  'bottom of draw deck',
  'discard pile',
  'out of play',
  'removed',
  'table',
] as const;
const somewhere = ['location', 'under mission', 'aboard', 'on card'] as const;

const pick = <T>(dice: Random, list: readonly T[]): T => list[dice.int(list.length)];

const ways = ['stop', 'unstop', 'kill', 'destroy', 'damage', 'repair', 'reveal'] as const;

const oneOf = (s: State, dice: Random, seen: () => number, any: () => number): Correction => {
  const cards = Array.from({ length: 1 + dice.int(2) }, () => (dice.int(4) === 0 ? any() : seen()));
  const player: Player = dice.int(2) === 0 ? 0 : 1;
  const at = dice.int(3) === 0 ? seen() : any();
  const to = (dice.int(3) === 0 ? { to: pick(dice, nowhere) } : { to: pick(dice, somewhere), on: at }) as Destination;
  // By its name any title of the pool may be meant, whoever has it.
  const card = dice.int(2) === 0 ? pick(dice, s.fixed.cards).def.id : pick(dice, s.fixed.pool.cards).def.id;
  const kinds = [
    { fix: 'move', cards, to },
    { fix: 'move', cards, to },
    { fix: 'move', cards, to },
    { fix: 'fetch', card, to },
    { fix: pick(dice, ways), cards },
    { fix: 'control', cards, player },
    { fix: 'look at seeds', by: player, on: at },
    { fix: 'look at deck', by: player, player, count: dice.int(70) },
    { fix: 'describe', card, facts: pick(dice, [{}, { responds: true }, { kind: 'space' }, { cunning: 4 }] as const) },
    { fix: 'settle', card: at, outcome: pick(dice, Object.values(outcomes).flat()) },
  ] as const;
  return pick(dice, kinds) as Correction;
};

export const correctionProbes = (s: State, player: Player, dice: Random, count: number): readonly Choice[] => {
  const known = view(s, player).cards.map(({ id }) => id);
  const any = (): number => dice.int(s.cards.length + 2) - 1;
  const seen = (): number => (known.length === 0 ? any() : pick(dice, known));
  return Array.from({ length: count }, () => proposal(-1, player, oneOf(s, dice, seen, any)));
};
