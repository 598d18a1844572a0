import type { Decision, View } from '@spaceline/engine';
import { activeOptions } from '@spaceline/protocol';
import { create } from 'zustand';
import { many, t } from '../i18n/t.ts';

/** Answers that throw something away: they are asked back, once, on the same button. */

const hasFacility = (view: View, player: number): boolean =>
  view.spaceline.some(({ facilities }) => facilities.some(({ controller }) => controller === player));

/** What would be lost by passing now, in words for the button; undefined: nothing to speak of. */
export function lossOf(decision: Decision, view: View): string | undefined {
  const { player, kind } = decision;
  const options = activeOptions(decision);
  if (options.length === 0) return undefined;
  if (kind === 'seed card' && view.phase === 'dilemmas') {
    const left = view.players[player].counts['seed deck'];
    return left > 0
      ? many(left, 'Really? {n} seed card would be left out', 'Really? {n} seed cards would be left out')
      : undefined;
  }
  if (kind === 'seed facility')
    return hasFacility(view, player) ? undefined : t('Really? Without an outpost nobody can report');
  const isOwnCardPlay = kind === 'action' && view.active === player && view.segment === 'card play';
  const canPlay = options.some(({ do: verb }) => verb === 'report' || verb === 'play');
  return isOwnCardPlay && canPlay && view.players[player].cardPlays > 0
    ? t('Really? Your card play would go unused')
    : undefined;
}

/** The question whose answer was asked back, and in which course of the match. */
interface AskedBack {
  readonly sure: string | undefined;
}

export const useAskedBack = create<AskedBack>()(() => ({ sure: undefined }));

/** A name for this very question, also after going back. */
export const questionKey = (match: string, decision: Decision, backs: number): string =>
  `${match} ${decision.id} ${backs}`;

/** Whether a loss was asked back already; if not, it is now. */
export function isSure(key: string): boolean {
  if (useAskedBack.getState().sure === key) return true;
  useAskedBack.setState({ sure: key });
  return false;
}
