import type { Clause, Format } from '@spaceline/engine';
import { clause, format } from '@spaceline/engine/format';

/** A format of one clause made up for a test: the base game with one thing changed. */
export const changed = (more: Pick<Clause, 'answers' | 'conduct' | 'sizes'>): Format =>
  format('changed', 'Changed', [clause('T-1', 'one change', 'The base game with one thing changed.', more)]);
