import type { CardId } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import type { WindowKeeper } from './word.ts';

const destructionOf = (s: State, card: CardId) => {
  const frame = s.frames.findLast((x) => x.kind === 'destroy' && x.card === card);
  return frame?.kind === 'destroy' ? frame : undefined;
};

export const shipDestroyed: WindowKeeper<'ship destroyed'> = {
  action: destructionOf,
  isOver: (s, subject) => destructionOf(s, subject)?.crewSaved === true,
};
