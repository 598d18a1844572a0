import type { CardId, Player } from '../contract/ids.ts';
import { gearBeside } from '../asking/groups.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';

/** Stopped cards (chapter 19a). */

export const stop = (s: State, ids: readonly CardId[]): void => {
  const stopped: CardId[] = [];
  for (const id of ids)
    if (!s.cards[id].stopped) {
      s.cards[id].stopped = true;
      stopped.push(id);
    }
  if (stopped.length > 0) emit(s, 'stopped', { cards: stopped, n: stopped.length });
};

/** Those taking part, with their equipment and, in space, the ship (B-17.10, B-19.8, B-19.12). */
export const stopTeam = (s: State, members: readonly CardId[], ship: CardId): void => {
  stop(s, [...members, ...gearBeside(s, members.slice(0, 1)), ...(ship >= 0 && s.play.includes(ship) ? [ship] : [])]);
};

/** The state ends at once; RANGE used stays used (B-19.13). */
export const unstop = (s: State, ids: readonly CardId[]): void => {
  for (const player of [0, 1] as const) {
    const freed = ids.filter((id) => s.cards[id].stopped && s.cards[id].controller === player);
    for (const id of freed) s.cards[id].stopped = false;
    if (freed.length === 0) continue;
    s.unsettled = true;
    emit(s, 'unstopped', { player, cards: freed, n: freed.length });
  }
};

export const unstopAll = (s: State, player: Player): void =>
  unstop(
    s,
    s.play.filter((id) => s.cards[id].controller === player),
  );
