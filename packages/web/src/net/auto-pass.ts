import type { Choice, Decision, View } from '@spaceline/engine';
import { passOf } from '../choosing/menu.ts';
import { choose } from '@spaceline/engine';

export interface PassSettings {
  /** Pass by itself where passing is all one can do. */
  readonly autoPass: boolean;
  /** Pass every opportunity of the opponent's turn; ends with it. */
  readonly untilMyTurn: boolean;
}

/** An opportunity that others gave: to respond, or to act in the opponent's turn. */
export const isOpportunity = (decision: Decision, view: View): boolean =>
  decision.kind === 'respond' ||
  decision.kind === 'suspend play' ||
  (decision.kind === 'action' && view.active !== decision.player);

/**
 * The answer the client may give for the player. Whether somebody is asked never tells what they hold, and the answer
 * comes after a random moment, so that neither does the time it takes.
 */
export function automaticAnswer(decision: Decision, view: View, settings: PassSettings): Choice | undefined {
  const pass = passOf(decision);
  if (!pass || view.phase !== 'play' || !isOpportunity(decision, view)) return undefined;
  const alone = decision.options.length === 1;
  const wanted = (alone && settings.autoPass) || (settings.untilMyTurn && view.active !== decision.player);
  return wanted ? choose(decision, pass) : undefined;
}

/** Who passes everything until their turn gives nothing away. */
export const passDelay = ({ untilMyTurn }: PassSettings, random: () => number): number =>
  untilMyTurn ? 0 : 80 + random() * 160;
