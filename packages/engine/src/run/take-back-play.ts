import { emit } from '../state/kernel.ts';
import { rest } from '../state/zones.ts';
import { callOff, playOf } from '../rules/calling-off.ts';
import type { ActRunner } from './parts/runner.ts';

export const takeBackPlay: ActRunner<'take back play'> = {
  run: (s, f) => {
    const play = playOf(s, f.responds);
    if (!play) return true;
    callOff(play);
    play.takenBack = f.card;
    rest(s, play.card, 'hand', play.player);
    emit(s, 'returned to hand', { card: play.card, player: play.player });
    return true;
  },
};
