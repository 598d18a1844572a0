import type { EventName } from '@spaceline/engine';
import type { Act, DeedAct } from './act.ts';
import { beatsOf, hasResult, lingers } from './beats.ts';
import { fatesIn } from './fates.ts';
import { isTurn, moves } from './story.ts';

/** A long turn of the other player is skimmed: what decides is seen whole, the rest in short, and the recap has it all. */

/** What such a turn may take at normal speed before it is skimmed; half of it when scenes go fast. */
export const turnBudget = 16_000;

const headOf = ({ events }: Act): EventName | undefined => events[0]?.e;
const has = ({ events }: Act, ...names: readonly EventName[]): boolean => events.some(({ e }) => names.includes(e));

/** Something was lost or won by it, or a card was laid that has to be read. */
export function isDecisive(act: Act): boolean {
  switch (act.kind) {
    case 'deed':
      return headOf(act) === 'played' || act.events.slice(0, 1).some(isTurn) || hasResult(act);
    case 'encounter':
      // What comes of it is not known as long as it goes on.
      return act.isOpen || has(act, 'conditions failed', 'scored') || fatesIn(act).size > 0;
    case 'solve':
      return act.isOpen || act.isSolved;
    default:
      return true;
  }
}

export const isMove = (act: DeedAct): boolean => !isDecisive(act) && moves.has(headOf(act) ?? 'played');

const lengthOf = (act: Act): number => beatsOf(act).reduce((sum, { ms }) => sum + ms, lingers(act));

/** Whether all of these, played whole, would take too long. */
export const isLong = (acts: readonly Act[]): boolean => acts.reduce((sum, act) => sum + lengthOf(act), 0) > turnBudget;

/** How long an end picture stays in a turn that is skimmed. */
export function lingersBriefly(act: Act): number {
  if (act.kind === 'deed') return Math.min(lingers(act), 600);
  return 1300;
}
