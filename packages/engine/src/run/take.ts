import type { TextFrame } from '../state/frame.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { callOff, playOf } from '../rules/calling-off.ts';
import { rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

/** The play is called off, and its player has to make another one. */
const takeBack = (s: State, f: TextFrame): void => {
  const play = playOf(s, f.responds);
  if (!play) return;
  callOff(play);
  play.takenBack = f.card;
  rest(s, play.card, 'hand', play.player);
  emit(s, 'returned to hand', { card: play.card, player: play.player });
};

/**
 * From your discard pile or draw deck. A card that takes others from the pile is still being played, so it is not in it
 * itself (B-13.30, B-13.31).
 */
export const take: ActRunner<'take'> = {
  run: withSelected((s, f, cards, { what }) => {
    if (what.select === 'response') {
      takeBack(s, f);
      return;
    }
    if (what.select === 'cards') {
      for (const id of cards) rest(s, id, 'hand', f.you);
      s.unsettled = true;
      emit(s, 'took from deck', { player: f.you, cards, n: cards.length, only: f.you });
      return;
    }
    for (const id of cards) {
      if (!s.players[f.you].piles['discard pile'].includes(id)) continue;
      rest(s, id, 'hand');
      emit(s, 'returned to hand', { card: id, player: f.you });
    }
  }),
};
