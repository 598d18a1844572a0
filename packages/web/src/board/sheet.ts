import type { CardId, None } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { create } from 'zustand';

/** What lies open over the table on a small screen; on a large one hand and log are always there. */
export type Sheet = 'hand' | 'log' | 'card' | 'players';

interface SheetStore {
  readonly sheet: Sheet | undefined;
  /** The card under the mouse, or -1. */
  readonly previewed: CardId | None;
  readonly open: (sheet: Sheet | undefined) => void;
}

export const useSheet = create<SheetStore>()((set) => ({
  sheet: undefined,
  previewed: none,
  open: (sheet) => set({ sheet }),
}));

export const preview = (card: CardId): void => useSheet.setState({ previewed: card });
