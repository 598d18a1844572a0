import type { Decision } from '@spaceline/engine';
import { useTable } from '../net/store.ts';
import { lossOf, questionKey, useAskedBack } from './destructive.ts';

/** What would be lost by passing, once that was asked back. */
export function useLoss(decision: Decision): string | undefined {
  const table = useTable((state) => state.table);
  const sure = useAskedBack((state) => state.sure);
  if (!table?.view || sure !== questionKey(table.match, decision, table.standing?.backs ?? 0)) return undefined;
  return lossOf(decision, table.view);
}
