import type { CardId } from '../../contract/ids.ts';
import { option } from '../../contract/decision.ts';
import type { SelectFrame } from '../../state/frame.ts';
import type { Given } from '../../state/given.ts';
import type { Handler } from '../../contract/handler.ts';
import { none } from '../../contract/ids.ts';
import { emit, handOver, pop, push } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { askAboutLimit } from './dual-limit.ts';

export const beginSelect = (s: State, { sure = [], ...given }: Given['select']): void =>
  push(s, { kind: 'select', sure, ...given });

/** Hands the chosen cards to whatever asked: the text or the encounter below. */
const hand = (s: State, f: SelectFrame, cards: readonly CardId[]): void => {
  pop(s);
  const { source, sure, from, player, limit } = f;
  if (limit !== undefined && askAboutLimit(s, { source, sure, picked: cards, from, by: player }, limit)) return;
  handOver(s, [...sure, ...cards]);
};

export const selectHandler: Handler<SelectFrame> = {
  run: () => true,
  // B-13.35, B-18.3: to the player who must choose among them.
  shows: (_s, f, seer) => (f.player === seer ? f.from : []),
  asks: (_s, f) => [{ player: f.player, kind: f.asked, source: f.source }],
  options: (_s, f) => [option('choose', f.source, -1, -1, -1, { from: f.from, min: f.min, max: f.max })],
  answer: (s, f, choice) => {
    emit(s, 'selected', {
      player: choice.player,
      card: f.source,
      cards: choice.cards,
      n: f.from.length,
      word: 'choice',
      only: f.secret ? choice.player : none,
    });
    hand(s, f, choice.cards);
  },
};
