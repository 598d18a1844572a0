import type { Option, Player, SeenEvent, View } from '@spaceline/engine';

/** Whose missions lie at a location: those of one player, or of both. */
export function whoseIs(view: View, on: number, me: Player): 'yours' | "opponent's" | 'shared' {
  const missions = view.spaceline.find(({ id }) => id === on)?.missions ?? [on];
  const owners = new Set(missions.map((mission) => view.cards.find(({ id }) => id === mission)?.owner));
  if (owners.size > 1) return 'shared';
  return owners.has(me) ? 'yours' : "opponent's";
}

const under = {
  yours: 'Seed under your own missions.',
  "opponent's": "Seed under your opponent's missions.",
  shared: 'Seed under the missions you share.',
} as const;

/** What a step of batch seeding is about, told from the places it names. */
export function stepQuestion({ stacks = [] }: Option, view: View, me: Player): string {
  if (view.phase === 'facilities') return 'Seed your facilities and what else is left.';
  const missions = stacks.filter(({ on }) => on >= 0).map(({ on }) => whoseIs(view, on, me));
  const [first] = missions;
  if (!first) return 'Seed cards on the table.';
  return missions.every((whose) => whose === first) ? under[first] : 'Seed under the missions.';
}

export const commitWords = (count: number): string =>
  count === 0 ? 'Seed nothing here' : `Seed ${count === 1 ? 'this card' : `these ${count} cards`}`;

/** Both players build their stacks at the same time: one may be ready before the other. */
const isReady = (log: readonly SeenEvent[], me: Player): boolean =>
  log.findLast(({ e }) => e === 'stacks ready' || e === 'phase begun')?.player === me;

/** What is said while the other player is asked. */
export function waitingWords(view: View, log: readonly SeenEvent[], me: Player): string {
  if (view.phase === 'over') return 'The game is over.';
  if (view.phase !== 'play' && isReady(log, me)) return 'Your stacks are ready. Waiting for your opponent …';
  return 'Waiting for your opponent …';
}
