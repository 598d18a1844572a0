import type { ByHandFrame, Correction } from '../../contract/correction.ts';
import type { WindowFrame } from '../../state/frame.ts';
import type { CardId } from '../../contract/ids.ts';
import { emit, findFrame } from '../../state/kernel.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import type { Action } from '../calling-off.ts';
import { callOff } from '../calling-off.ts';
import { answeredIn } from '../responses.ts';

/** What an unwritten response does to the action it answers, and what may be corrected meanwhile. */

const staysAsItWas = ground(
  'inside-action',
  'A-3.1',
  'whose a card is, and what it is, stays as it was until the answered action is over',
);
const isAboutIt = ground(
  'action-is-about-it',
  'A-3.1',
  'a card that an unfinished action is about stays where it is until that action is over',
);

/** What waits to happen and would not, were it nullified; what is over can only be made good. */
const undoable = (s: State, window: WindowFrame): Action | undefined => {
  const action = answeredIn(s, window);
  // Without HULL it would be destroyed all the same (B-19.20): first it is repaired.
  return action?.kind === 'destroy' && s.cards[action.card].hull <= 0 ? undefined : action;
};

/** The window in which a waiting text was played or used. */
export const answeredBy = (s: State, f: ByHandFrame): WindowFrame | undefined =>
  f.responds ? findFrame(s, 'window') : undefined;

export const canNullify = (s: State, f: ByHandFrame): boolean => {
  const window = answeredBy(s, f);
  return window !== undefined && undoable(s, window) !== undefined;
};

export const nullifyAnswered = (s: State, f: ByHandFrame): void => {
  const window = answeredBy(s, f);
  const action = window && undoable(s, window);
  if (!action) return;
  callOff(action);
  if (action.kind === 'play' || action.kind === 'report') emit(s, 'nullified', { card: action.card });
  else if (action.kind === 'destroy') emit(s, 'saved', { card: action.card, on: f.card });
};

/** Cards that a response, or the action it answers, still has to do with; the dead have left it (B-19.19). */
const isSubject = (s: State, card: CardId): boolean =>
  s.frames.some((x) => (x.kind === 'destroy' || (x.kind === 'window' && x.to !== 'killed')) && x.card === card);

/** Inside an action some things cannot be corrected: they can be when it is over. */
export const whyNotInside = (s: State, correction: Correction): Ground | undefined => {
  switch (correction.fix) {
    case 'control':
    case 'describe':
      return staysAsItWas;
    case 'move':
    case 'kill':
    case 'destroy':
      return correction.cards.some((card) => isSubject(s, card)) ? isAboutIt : undefined;
    default:
      return undefined;
  }
};
