import type { CardId } from '../contract/ids.ts';
import type { Share } from '../contract/judgement.ts';
import type { Finding } from './conditions/word.ts';

/** Who contributes how much; those who bring nothing are left out. */
export const shares = (cards: readonly CardId[], amount: (id: CardId) => number): readonly Share[] =>
  cards.map((card) => ({ card, n: amount(card) })).filter(({ n }) => n !== 0);

const totalOf = (by: readonly Share[]): number => by.reduce((sum, { n }) => sum + n, 0);

const found = (has: number, needs: number, more: number, by: readonly Share[]): Finding => ({
  met: more === 0,
  has,
  needs,
  more,
  by,
  parts: [],
});

/** "2 Diplomacy": that much is enough. */
export const atLeast = (needs: number, by: readonly Share[]): Finding => {
  const has = totalOf(by);
  return found(has, needs, Math.max(0, needs - has), by);
};

/** "CUNNING over 32": that much is not enough (B-1.9). */
export const over = (needs: number, by: readonly Share[]): Finding => {
  const has = totalOf(by);
  return found(has, needs, Math.max(0, Math.floor(needs - has) + 1), by);
};
