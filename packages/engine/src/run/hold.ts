import { holdCards } from '../rules/holding.ts';
import type { ActRunner } from './parts/runner.ts';
import { withSelected } from './parts/select.ts';

export const hold: ActRunner<'hold'> = { run: withSelected((s, f, cards) => holdCards(s, f.card, cards)) };
