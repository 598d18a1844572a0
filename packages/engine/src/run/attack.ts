import { fightEveryone, hasFought } from '../rules/battle/combatants.ts';
import { beginSelfAttack } from '../rules/battle/self-ship.ts';
import type { TextFrame } from '../state/frame.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import type { ActRunner } from './parts/runner.ts';

/** As the card comes into play its group fights; later once in a turn, however many of its cards say so. */
const isOwnText = (s: State, f: TextFrame): boolean => f.text === cardOf(s, f.card).ownText;

export const attack: ActRunner<'attack'> = {
  run: (s, f, { whom }) => {
    if (whom === 'ships') beginSelfAttack(s, f.card);
    else if (isOwnText(s, f) || !hasFought(s, f.card)) fightEveryone(s, f.card);
    return true;
  },
};
