import type { Act } from '../acts/index.generated.ts';
import type { Condition } from '../conditions/index.generated.ts';
import type { RuleWord } from './word.ts';

export type UseLimit = 'each turn' | 'every turn' | 'game';

/**
 * Its player may do this on their turn, with this aboard or in play: once in each of their turns, once in every turn of
 * either player, or once in the game (B-23.12, B-23.13).
 */
export interface Usable {
  readonly rule: 'usable';
  readonly limit: UseLimit;
  readonly acts: readonly Act[];
  readonly with?: Condition;
}

export const usable = (limit: UseLimit, acts: readonly Act[], needed?: Condition): Usable => ({
  rule: 'usable',
  limit,
  acts,
  ...(needed ? { with: needed } : {}),
});

export const usableWord: RuleWord<Usable> = {
  says: (rule, frame, say) => {
    const often = rule.limit === 'game' ? 'per game' : rule.limit;
    return `once ${often}, you may${rule.with ? `, with ${say.condition(rule.with)},` : ''} do this: ${say.acts(rule.acts, frame) || 'nothing'}`;
  },
  sample: (any) => ({
    rule: 'usable',
    limit: any.oneOf<UseLimit>('each turn', 'every turn', 'game'),
    acts: any.several(any.act, 1),
    ...any.maybe('with', any.condition),
  }),
};
