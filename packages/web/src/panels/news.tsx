import type { SeenEvent } from '@spaceline/engine';
import { correctionTold, lastTold } from '@spaceline/protocol';
import { eventWords } from '../i18n/table-words.ts';
import { useBoard } from '../board/context.tsx';
import { useTable } from '../net/store.ts';
import type { Names } from '../words.ts';

export function lastWords(log: readonly SeenEvent[], names: Names): string {
  const last = lastTold(log);
  return last ? eventWords(last, names) : '';
}

/** What became of a correction, until something else is done. */
export function Answered() {
  const { view, names } = useBoard();
  const told = correctionTold(view, useTable((state) => state.table?.log) ?? []);
  return told ? <p className="m-0 text-sm text-assist">{eventWords(told, names)}</p> : null;
}
