import { create } from 'zustand';

/** What lies open over the table on a small screen; on a large one hand and log are always there. */
export type Sheet = 'hand' | 'log' | 'card' | 'players';

interface SheetStore {
  readonly sheet: Sheet | undefined;
  /** The card under the mouse, or -1. */
  readonly previewed: number;
  readonly open: (sheet: Sheet | undefined) => void;
}

export const useSheet = create<SheetStore>()((set) => ({
  sheet: undefined,
  previewed: -1,
  open: (sheet) => set({ sheet }),
}));

export const preview = (card: number): void => useSheet.setState({ previewed: card });
