import type { Choice, Decision, View } from '@spaceline/engine';
import { choose } from '@spaceline/engine';
import { activeOptions, passOf } from '../choosing/menu.ts';
import type { Asking } from '../stops/stops.ts';
import { isAskedFor, momentOf } from '../stops/stops.ts';

export interface PassSettings extends Asking {
  /** Pass by itself where passing is all one can do. */
  readonly autoPass: boolean;
  /** Pass every opportunity of the opponent's turn; ends with it. */
  readonly untilMyTurn: boolean;
  /** Ask about everything for now. */
  readonly hold: boolean;
}

/** An opportunity that others gave: to respond, or to act in the opponent's turn. */
export const isOpportunity = (decision: Decision, view: View): boolean => momentOf(decision, view) !== undefined;

/** Nothing can be played in one's own turn. It is not ended by itself, and at assisted tables there is always something to do. */
const isIdleCardPlay = (decision: Decision, view: View): boolean =>
  decision.kind === 'action' && view.segment === 'card play' && !view.assisted && activeOptions(decision).length === 0;

/**
 * The answer the client may give for the player. Whether somebody is asked never tells what they hold, and every pass
 * comes after a random moment, so that neither does the time it takes.
 */
export function automaticAnswer(decision: Decision, view: View, settings: PassSettings): Choice | undefined {
  const { autoPass, untilMyTurn, hold } = settings;
  const pass = passOf(decision);
  if (!pass || view.phase !== 'play' || hold) return undefined;
  const isPassed = isOpportunity(decision, view)
    ? (untilMyTurn && view.active !== decision.player) || (autoPass && !isAskedFor(decision, view, settings))
    : autoPass && isIdleCardPlay(decision, view);
  return isPassed ? choose(decision, pass) : undefined;
}
