import { drawLots } from '../../state/chance.ts';
import { option } from '../../contract/decision.ts';
import type { DualLimitFrame } from '../../state/frame.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { opponentOf } from '../../contract/ids.ts';
import { emit, handOver, pop, push, start } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { cardOf, individuals } from '../../asking/cards.ts';

/** A selection as it was made, and who would make another one. */
interface Made {
  readonly source: CardId;
  /** Selected without a choice. */
  readonly sure: readonly CardId[];
  readonly picked: readonly CardId[];
  readonly from: readonly CardId[];
  readonly by: Player | 'random';
}

const isDual = (s: State, id: CardId): boolean => individuals(cardOf(s, id)) > 1;

/**
 * B-27.19: a limit of one personnel takes a dual card as it is. One of two or more that dual cards exceed is raised, or
 * others are selected in their place, as the opponent of their controller decides (D-24); without enough others it is
 * raised.
 */
export const askAboutLimit = (s: State, { source, sure, picked, from, by }: Made, limit: number): boolean => {
  if (limit < 2) return false;
  const dual = picked.find((id) => isDual(s, id));
  if (dual === undefined || sure.length + picked.length < limit) return false;
  const others = from.filter((id) => !isDual(s, id));
  if (others.length < picked.length) return false;
  const player = opponentOf(s.cards[dual].controller);
  push(s, { kind: 'dual limit', player, source, sure, picked, others, by });
  return true;
};

export const dualLimitHandler: Handler<DualLimitFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'raise limit', source: f.source }],
  options: (_s, f) => [option('raise limit', f.source), option('reselect', f.source)],
  answer: (s, f, choice) => {
    pop(s);
    const count = f.picked.length;
    if (choice.do === 'raise limit') handOver(s, [...f.sure, ...f.picked]);
    else if (f.by === 'random') {
      const drawn = drawLots(s, 'selection', f.others, count);
      emit(s, 'selected', { card: f.source, cards: drawn, n: f.others.length, word: 'random' });
      handOver(s, [...f.sure, ...drawn]);
    } else
      start(s, 'select', {
        player: f.by,
        source: f.source,
        from: f.others,
        min: count,
        max: count,
        sure: f.sure,
        asked: f.by === f.player ? 'opponent chooses' : 'choose cards',
      });
  },
};
