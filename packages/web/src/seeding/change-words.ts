import type { Names } from '../words.ts';
import type { Change } from './replay.ts';

/** What was done otherwise than planned, in a sentence. */
export function changeWords(change: Change, names: Names): string {
  switch (change.what) {
    case 'moved':
      return `What lay under ${names.titleOf(change.from)} lies under ${names.card(change.to) ?? 'another mission'}.`;
    case 'card moved':
      return `${names.titleOf(change.card)} lies under ${names.card(change.to) ?? 'another mission'}.`;
    case 'left':
      return `${names.titleOf(change.card)} could not be seeded.`;
  }
}
