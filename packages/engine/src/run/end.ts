import { currentBattle } from '../asking/battle.ts';
import { callOff } from '../rules/calling-off.ts';
import { cutShort } from '../rules/turn.ts';
import { findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import type { ActRunner } from './parts/runner.ts';

const endAttempt = (s: State): void => {
  const attempt = findFrame(s, 'attempt');
  if (attempt) attempt.ended = true;
};

const cancelBattle = (s: State): void => {
  const battle = currentBattle(s);
  if (battle) callOff(battle);
};

const endings = { attempt: endAttempt, turn: cutShort, battle: cancelBattle };

export const end: ActRunner<'end'> = {
  run: (s, _f, { of }) => {
    endings[of](s);
    return true;
  },
};
