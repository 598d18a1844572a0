import type { TextFrame } from '../state/frame.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay } from '../state/zones.ts';
import { callOff } from '../rules/calling-off.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

/** A card being played or met has no effect (B-24.1, B-24.2). */
const nullifyResponse = (s: State, f: TextFrame): void => {
  for (const frame of s.frames)
    if ((frame.kind === 'play' || frame.kind === 'report' || frame.kind === 'encounter') && frame.card === f.responds) {
      callOff(frame);
      if (frame.kind !== 'encounter') emit(s, 'nullified', { card: f.responds });
    }
};

/** A card in play is discarded; what is not in play is what the card answers. */
export const nullify: ActRunner<'nullify'> = {
  run: withSelected((s, f, cards, { what }) => {
    const inPlay = what.select === 'response' ? [] : cards.filter((id) => s.play.includes(id));
    if (inPlay.length === 0) nullifyResponse(s, f);
    for (const id of inPlay) {
      emit(s, 'nullified', { card: id });
      discardFromPlay(s, id);
    }
  }),
};
