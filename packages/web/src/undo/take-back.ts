import { sendAct, useTable } from '../net/store.ts';
import type { WayBack } from '../net/wire.ts';

/** Goes back at once where that is free; else asks the other player. */
export const goBackTo = ({ to, free }: WayBack): void =>
  sendAct(free ? { act: 'take back', to } : { act: 'ask', request: { what: 'take back', to } });

/** Takes back one's own last choice, or asks for it. */
export function takeBack(): void {
  const [last] = useTable.getState().table?.standing?.back ?? [];
  if (last) goBackTo(last);
}
