import { isHidden } from '../../asking/hidden.ts';
import type { Act, ActOf } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import type { Given } from '../../state/given.ts';
import { none } from '../../contract/ids.ts';
import type { Handler } from '../../contract/handler.ts';
import { pop, push } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import type { ActRunner } from './runner.ts';

const runAct = <K extends Act['act']>(s: State, f: TextFrame, act: ActOf<K>): boolean =>
  (s.fixed.machinery.acts[act.act] as ActRunner<K>).run(s, f, act);

const actsOf = (s: State, f: TextFrame): readonly Act[] => cardOf(s, f.card).texts[f.text];

export const beginText = (
  s: State,
  { card, you, text, target = none, whom, responds = none, picked = [] }: Given['text'],
): void => push(s, { kind: 'text', card, you, text, at: 0, target, whom, responds, picked, ready: false });

/** A card text, act by act. What an act sets in motion is finished before the next one. */
export const textHandler: Handler<TextFrame> = {
  tells: (s, f, seer) =>
    isHidden(s, f.card, seer)
      ? undefined
      : { is: 'text', player: f.you, card: f.card, acts: actsOf(s, f).map(({ act }) => act), at: f.at },
  takes: (_s, f, cards) => {
    f.picked = cards;
    f.ready = true;
  },
  run: (s, f) => {
    const acts = actsOf(s, f);
    if (f.at >= acts.length) {
      pop(s);
      const below = s.frames[s.frames.length - 1];
      if (below?.kind === 'encounter' && below.card === f.card) below.picked = f.picked;
      return false;
    }
    if (runAct(s, f, acts[f.at])) {
      f.at += 1;
      f.ready = false;
    }
    return false;
  },
};
