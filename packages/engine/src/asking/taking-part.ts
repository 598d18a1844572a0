import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { AttemptFrame } from '../state/frame.ts';
import { findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { placeOf } from './groups.ts';
import { separated } from './where.ts';

/** Those of the starting team who still take part: there, alive and not separated (B-16.18). */
export const takingPart = (s: State, f: AttemptFrame): CardId[] =>
  f.team.filter((id) => {
    const c = s.cards[id];
    if (!s.play.includes(id) || separated(c) || c.controller !== f.player) return false;
    return placeOf(c) === (f.ship === none ? f.loc : f.ship);
  });

/** The team of the attempt under way. */
export const currentTeam = (s: State): { members: CardId[]; ship: CardId } => {
  const f = findFrame(s, 'attempt');
  return f ? { members: takingPart(s, f), ship: f.ship } : { members: [], ship: none };
};
