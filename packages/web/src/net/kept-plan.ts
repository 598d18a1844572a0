import type { Stack } from '@spaceline/engine';
import { erase, has, read, write } from './storage.ts';
import type { Table } from './table.ts';

/** Half-built stacks of a step of seeding: kept in this browser until they are committed, and told nobody. */

interface KeptPlan {
  readonly match: string;
  readonly decision: number;
  readonly stacks: readonly Stack[];
}

// One is enough: a browser continues one game, and a game asks for the stacks of one step at a time.
const planKey = 'spaceline.plan';

const isStack = (value: unknown): value is Stack =>
  has(value, 'on', 'cards') &&
  typeof value.on === 'number' &&
  Array.isArray(value.cards) &&
  value.cards.every((card) => typeof card === 'number');

function kept(): KeptPlan | undefined {
  const value = read(planKey);
  if (!has(value, 'match', 'decision', 'stacks')) return undefined;
  const { match, decision, stacks } = value;
  if (typeof match !== 'string' || typeof decision !== 'number' || !Array.isArray(stacks)) return undefined;
  return stacks.every(isStack) ? { match, decision, stacks } : undefined;
}

export const keepPlan = (match: string, decision: number, stacks: readonly Stack[]): void =>
  write(planKey, { match, decision, stacks } satisfies KeptPlan);

/** What was planned for this very question. */
export function keptPlan(match: string, decision: number): readonly Stack[] {
  const plan = kept();
  return plan?.match === match && plan.decision === decision ? plan.stacks : [];
}

/** Forgets the plan of this match once its question is closed. */
export function dropAnswered({ match, decisions, over }: Pick<Table, 'match' | 'decisions' | 'over'>): void {
  const plan = kept();
  if (plan?.match === match && (over || !decisions.some(({ id }) => id === plan.decision))) erase(planKey);
}

/** Another game has begun, which leaves the plan of any other without use. */
export function dropOthers(match: string): void {
  if (kept()?.match !== match) erase(planKey);
}
