import { type Player, type View, opponentOf } from '@spaceline/engine';
import { isSealed } from '../officer/situation.ts';

/** How likely it is that the other player wins in a turn: by what is still missing to it. */

const lastOfTwo = 0.08;
const firstOfTwo = 0.03;
/** With so many points missing beside what the format asks for, and so likely. */
const byPoints = [
  [40, 0.06],
  [75, 0.03],
  [Infinity, 0.015],
] as const;

export const hazardOf = (view: View, me: Player): number => {
  const them = opponentOf(me);
  if (isSealed(view, me))
    return view.spaceline.some(({ completedBy }) => completedBy === them) ? lastOfTwo : firstOfTwo;
  const { missing, requirements } = view.players[them].victory;
  const points = missing - requirements.reduce((sum, { adds, met }) => sum + (met ? 0 : adds), 0);
  return byPoints.find(([most]) => points <= most)?.[1] ?? 0;
};
