import type { SelectionRunner } from '../parts/runner.ts';

export const those: SelectionRunner<'those'> = { pick: (_s, f) => f.picked };
