import type { Choice, Correction } from '@spaceline/engine';
import { proposal } from '@spaceline/engine';
import type { Table } from './table.ts';

/** A correction proposed at an assisted table; who is asked nothing may propose one too. */
export const correctionChoice = ({ decisions, seat, seq }: Table, correction: Correction): Choice =>
  proposal(decisions.find(({ player }) => player === seat)?.id ?? seq, seat === 1 ? 1 : 0, correction);
