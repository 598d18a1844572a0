import type { SeenEvent } from '@spaceline/engine';
import { tellEvent } from '@spaceline/protocol';
import type { KeptEvent, TableAct } from '@spaceline/protocol';
import type { Course } from './course.ts';
import type { Cut } from './cuts.ts';

/** What is told of an act, everything to everybody: nothing about the table is secret. */
export function eventOfAct(act: TableAct, { count }: Course): KeptEvent {
  const { player } = act;
  switch (act.act) {
    case 'take back':
      return { e: 'took back', player, n: count - act.to };
    case 'ask':
      return act.request.what === 'pause'
        ? { e: 'asked for a pause', player }
        : { e: 'asked to take back', player, n: count - act.request.to };
    case 'grant':
      return act.request.what === 'pause'
        ? { e: 'granted a pause', player }
        : { e: 'let take back', player, n: count - act.request.to };
    case 'decline':
      return { e: act.request.what === 'pause' ? 'did not grant a pause' : 'did not let take back', player };
    case 'go on':
      return { e: 'went on', player };
    case 'come':
      return { e: 'came to the match', player };
  }
}

export const cutOfAct = (event: KeptEvent): Cut => {
  const told: readonly SeenEvent[] = [tellEvent(event)];
  return { 0: told, 1: told, spectator: told };
};
