import type { SeenEvent } from '@spaceline/engine';
import { eventWords } from '@spaceline/protocol';
import { goesOn } from '../board/attempting.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import type { Names } from '../words.ts';

/** Happenings that say nothing about why one is asked. */
const unremarkable = new Set<SeenEvent['e']>(['passed', 'segment begun', 'card play used', 'result begun', 'revealed']);

export function lastWords(log: readonly SeenEvent[], names: Names): string {
  const last = log.findLast(({ e }) => !unremarkable.has(e));
  return last ? eventWords(last, names) : '';
}

/** What became of a correction, until something else happens. */
export function Answered() {
  const { names } = useBoard();
  const log = useTable((state) => state.table?.log) ?? [];
  const at = log.findLastIndex(({ e }) => e === 'corrected' || e === 'correction declined');
  const isNews = at >= 0 && !log.slice(at + 1).some((event) => event.e === 'passed' || goesOn(event));
  return isNews ? <p className="m-0 text-sm text-assist">{lastWords(log.slice(0, at + 1), names)}</p> : null;
}
