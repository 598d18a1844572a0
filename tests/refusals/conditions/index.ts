import type { Conditions } from './condition.ts';
import { moving } from './moving.ts';

export const conditions: readonly Conditions[] = [...moving];
