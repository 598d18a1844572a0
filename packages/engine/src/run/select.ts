import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const select: ActRunner<'select'> = { run: withSelected(() => undefined) };
