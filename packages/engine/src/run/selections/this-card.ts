import type { SelectionRunner } from '../parts/runner.ts';

export const thisCard: SelectionRunner<'this card'> = { pick: (_s, f) => [f.card] };
