import type { CardId, SeenEvent, Share } from '@spaceline/engine';
import type { BattleAct } from './act.ts';

/** A battle as it can be drawn, read off its happenings. */

type Of<E extends SeenEvent['e']> = Extract<SeenEvent, { e: E }>;

/** One side fires at one ship. */
export interface Shot {
  readonly player: number;
  readonly by: readonly Share[];
  readonly attack: number;
  readonly on: CardId;
  readonly defense: number;
  readonly result: 'hit' | 'direct hit' | 'missed';
}

const isResult = (event: SeenEvent): event is Of<'hit' | 'direct hit' | 'missed'> =>
  event.e === 'hit' || event.e === 'direct hit' || event.e === 'missed';

/** A shot is followed by what it does. */
export const shotsOf = ({ events }: BattleAct): readonly Shot[] =>
  events.flatMap((event, at) => {
    const result = events[at + 1];
    if (event.e !== 'fired' || !result || !isResult(result)) return [];
    return [
      {
        player: event.player,
        by: event.by ?? [],
        attack: event.n,
        on: event.on,
        defense: result.n,
        result: result.e,
      },
    ];
  });

/** From how much on a shot hits, and hits directly (B-20.28). */
export const hitsFrom = ({ defense }: Shot): number => defense + 1;
export const hitsDirectlyFrom = ({ defense }: Shot): number => 2 * defense + 1;

/** Who takes part on the side of a player: those who fire and those who are fired at. */
export function shipsOf(act: BattleAct, player: number): readonly CardId[] {
  const [first] = act.events;
  const begun = first?.e === 'battle initiated' ? first : undefined;
  const fire = shotsOf(act).flatMap((shot) => (shot.player === player ? shot.by.map(({ card }) => card) : [shot.on]));
  const named = begun ? (begun.player === player ? begun.cards : [begun.on]) : [];
  return [...new Set([...named, ...fire])];
}

/** Two adversaries: the attacker's first. */
export interface Pair {
  readonly attacker: Share;
  readonly defender: Share;
}

export const pairsOf = ({ events }: BattleAct): readonly Pair[] =>
  events.flatMap((event) => {
    const [attacker, defender] = event.e === 'pair revealed' ? (event.by ?? []) : [];
    return attacker && defender ? [{ attacker, defender }] : [];
  });

/** "stronger", "more than double" or "equal", for the one on the left. */
export function compared(one: number, other: number): 'equal' | 'stronger' | 'more than double' | 'weaker' {
  if (one === other) return 'equal';
  if (one < other) return 'weaker';
  return one > 2 * other ? 'more than double' : 'stronger';
}

export interface Total {
  readonly player: number;
  readonly n: number;
  readonly by: readonly Share[];
}

export const totalsOf = ({ events }: BattleAct): readonly Total[] =>
  events.flatMap((event) =>
    event.e === 'strength totaled' ? [{ player: event.player, n: event.n, by: event.by ?? [] }] : [],
  );

/** Somebody who counts without having met anybody: one side has more people than the other. */
export interface Unopposed extends Share {
  readonly player: number;
}

export function unopposedIn(act: BattleAct): readonly Unopposed[] {
  const met = new Set(pairsOf(act).flatMap(({ attacker, defender }) => [attacker.card, defender.card]));
  return totalsOf(act).flatMap(({ player, by }) =>
    by.flatMap(({ card, n }) => (met.has(card) ? [] : [{ player, card, n }])),
  );
}
