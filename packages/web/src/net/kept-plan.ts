import type { Stack } from '@spaceline/engine';
import { erase, has, read, write } from './storage.ts';
import type { Table } from './table.ts';

/** Half-built stacks of a step of seeding: kept in this browser until they are committed, and told nobody. */

interface KeptPlan {
  readonly match: string;
  readonly decision: number;
  readonly stacks: readonly Stack[];
}

// A game asks for the stacks of one step at a time; of many games at once each has its own.
const plansKey = 'spaceline.plans';
const mostPlans = 30;

const isStack = (value: unknown): value is Stack =>
  has(value, 'on', 'cards') &&
  typeof value.on === 'number' &&
  Array.isArray(value.cards) &&
  value.cards.every((card) => typeof card === 'number');

const isPlan = (value: unknown): value is KeptPlan =>
  has(value, 'match', 'decision', 'stacks') &&
  typeof value.match === 'string' &&
  typeof value.decision === 'number' &&
  Array.isArray(value.stacks) &&
  value.stacks.every(isStack);

function kept(): readonly KeptPlan[] {
  const value = read(plansKey);
  return Array.isArray(value) ? value.filter(isPlan) : [];
}

const keep = (plans: readonly KeptPlan[]): void =>
  plans.length > 0 ? write(plansKey, plans.slice(0, mostPlans)) : erase(plansKey);

export const keepPlan = (match: string, decision: number, stacks: readonly Stack[]): void =>
  keep([{ match, decision, stacks }, ...kept().filter((plan) => plan.match !== match)]);

/** What was planned for this very question. */
export const keptPlan = (match: string, decision: number): readonly Stack[] =>
  kept().find((plan) => plan.match === match && plan.decision === decision)?.stacks ?? [];

/** Forgets the plan of this match once its question is closed. */
export function dropAnswered({ match, decisions, over }: Pick<Table, 'match' | 'decisions' | 'over'>): void {
  const plans = kept();
  const left = plans.filter(
    (plan) => plan.match !== match || (!over && decisions.some(({ id }) => id === plan.decision)),
  );
  if (left.length < plans.length) keep(left);
}
