import type { ByHandFrame, Correction } from '../../contract/correction.ts';
import type { Frame, WindowFrame } from '../../state/frame.ts';
import type { CardId, None } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { emit, findFrame } from '../../state/kernel.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { State } from '../../state/state.ts';
import { currentBattle } from '../battle/windows.ts';

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

type Undoable = Extract<
  Frame,
  { readonly kind: 'play' | 'encounter' | 'ship battle' | 'personnel battle' | 'attempt' | 'destroy' }
>;

/** What waits to happen and would not, were it nullified; what is over can only be made good. */
const undoable = (s: State, window: WindowFrame): Undoable | undefined => {
  switch (window.to) {
    case 'card played': {
      const played = s.frames.findLast((x) => x.kind === 'play' && x.card === window.card);
      return played?.kind === 'play' ? played : undefined;
    }
    case 'dilemma':
      return findFrame(s, 'encounter');
    case 'attempt begun':
      return findFrame(s, 'attempt');
    case 'battle initiated':
      return currentBattle(s);
    case 'ship destroyed': {
      // Without HULL it would be destroyed all the same (B-19.20): first it is repaired.
      const lost = s.frames.findLast((x) => x.kind === 'destroy' && x.card === window.card);
      return lost?.kind === 'destroy' && s.cards[window.card].hull > 0 ? lost : undefined;
    }
    case 'killed':
    case 'mission completed':
    case 'draw':
    case 'battle step':
    case 'battle ended':
      return undefined;
  }
};

/** What a window is about, unless it is a secret: a card just drawn. */
export const shownIn = (window: WindowFrame): CardId | None => (window.to === 'draw' ? none : window.card);

/** The window in which a waiting text was played or used. */
export const answeredBy = (s: State, f: ByHandFrame): WindowFrame | undefined =>
  f.responds ? findFrame(s, 'window') : undefined;

export const canNullify = (s: State, f: ByHandFrame): boolean => {
  const window = answeredBy(s, f);
  return window !== undefined && undoable(s, window) !== undefined;
};

/** No result, nothing refunded (B-12.16): what becomes of its cards is said where each kind of action ends. */
export const nullifyAnswered = (s: State, f: ByHandFrame): void => {
  const window = answeredBy(s, f);
  const action = window && undoable(s, window);
  if (!action) return;
  switch (action.kind) {
    case 'play':
      action.nullified = true;
      return emit(s, 'nullified', { card: action.card });
    case 'encounter':
      action.nullified = true;
      return;
    case 'ship battle':
    case 'personnel battle':
    case 'attempt':
      action.cancelled = true;
      return;
    case 'destroy':
      action.prevented = true;
      return emit(s, 'saved', { card: action.card, on: f.card });
  }
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
