import type { CardId, LocationId, None } from '@spaceline/engine';
import { none } from '@spaceline/engine';
import { create } from 'zustand';

/** What lies open over the table on a small screen; on a large one hand and log are always there. */
export type Sheet = 'hand' | 'log' | 'card' | 'players' | 'place';

interface SheetStore {
  readonly sheet: Sheet | undefined;
  /** The location whose cards are laid open. */
  readonly place: LocationId | None;
  /** The card under the mouse, or -1. */
  readonly previewed: CardId | None;
  /** The question whose answers are all laid out. */
  readonly unfolded: number;
  readonly open: (sheet: Sheet | undefined) => void;
}

export const useSheet = create<SheetStore>()((set) => ({
  sheet: undefined,
  place: none,
  previewed: none,
  unfolded: none,
  open: (sheet) => set({ sheet }),
}));

/** Lays open who and what is at a location. */
export const openPlace = (place: LocationId): void => useSheet.setState({ sheet: 'place', place });

/** Whoever passes over a card on the way to another does not want to read it. */
const lingering = 250;
let soon: ReturnType<typeof setTimeout> | undefined;

/** The card under the mouse is shown as soon as the mouse rests there; none takes it away at once. */
export function preview(card: CardId | None): void {
  clearTimeout(soon);
  if (card === none) useSheet.setState({ previewed: none });
  else soon = setTimeout(() => useSheet.setState({ previewed: card }), lingering);
}
