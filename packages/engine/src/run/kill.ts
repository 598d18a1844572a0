import { kill as begin } from '../rules/killing.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const kill: ActRunner<'kill'> = {
  run: withSelected((s, _f, cards, { literally }) => begin(s, cards, literally)),
};
