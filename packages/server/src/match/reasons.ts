import type { Reasons } from '@spaceline/protocol';
import { tellEvent } from '@spaceline/protocol';
import type { LoggedEvents, LoggedReason } from '../storage/match-store.ts';
import { uncut } from './cuts.ts';

/** Why computers did what they did, each with the turn it was in and the first thing that came of it. */
export function reasonsOf(log: readonly LoggedEvents[], given: readonly LoggedReason[]): Reasons['reasons'] {
  let turn = 0;
  const turns = new Map<number, number>();
  for (const { seq, events } of log) {
    turns.set(seq, turn);
    turn += (events ?? []).filter(({ e }) => e === 'turn begun').length;
  }
  return given.map(({ seq, choice, why, events }) => {
    const [event] = uncut(events ?? []).map(tellEvent);
    return { seq, player: choice.player, turn: turns.get(seq) ?? 0, why, ...(event ? { event } : {}) };
  });
}
