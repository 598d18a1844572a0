import type { TargetWord } from './word.ts';

export interface Table {
  readonly target: 'table';
}

/** "Plays on table" (B-29.1). */
export const onTable: Table = { target: 'table' };

export const tableWord: TargetWord<Table> = {
  says: () => 'on table',
  unsaid: true,
  sample: () => ({ target: 'table' }),
};
