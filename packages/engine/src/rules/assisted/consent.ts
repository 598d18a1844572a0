import type { Correction, CorrectionFrame } from '../../contract/correction.ts';
import { option } from '../../contract/decision.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { beginAction, emit, pop, push } from '../../state/kernel.ts';
import type { Given } from '../../state/given.ts';
import type { State } from '../../state/state.ts';
import { carryOut } from './carrying-out.ts';

/** Nothing at the table is corrected unless the other player agrees. */

/** The cards it is about; naming them shows them to everybody. */
export const cardsOf = (correction: Correction): readonly CardId[] =>
  'cards' in correction ? correction.cards : correction.fix === 'settle' ? [correction.card] : [];

const placeOf = (correction: Correction): number => {
  if (correction.fix === 'look at seeds') return correction.on;
  return 'to' in correction && 'on' in correction.to ? correction.to.on : none;
};

const say = (
  s: State,
  e: 'correction proposed' | 'corrected' | 'correction declined',
  player: Player,
  correction: Correction,
): void =>
  emit(s, e, { player, correction, cards: cardsOf(correction), on: placeOf(correction), word: correction.fix });

export const beginCorrection = (s: State, { by, correction }: Given['correction']): void => {
  // Inside an action it is a part of it.
  if (s.frames[s.frames.length - 1]?.kind === 'segment') beginAction(s, by, 'correct');
  say(s, 'correction proposed', by, correction);
  push(s, { kind: 'correction', by, correction });
};

export const correctionHandler: Handler<CorrectionFrame> = {
  run: () => true,
  shows: (_s, f) => cardsOf(f.correction),
  proposes: (_s, { by, correction }) => ({ by, correction }),
  asks: (_s, f) => [{ player: opponentOf(f.by), kind: 'consent', source: none }],
  options: () => [option('consent'), option('decline')],
  answer: (s, f, choice) => {
    pop(s);
    if (choice.do === 'decline') return say(s, 'correction declined', choice.player, f.correction);
    say(s, 'corrected', f.by, f.correction);
    carryOut(s, f.by, f.correction);
  },
};
