import { forgetBox, saveBox, saveGame } from '../net/saved.ts';
import type { Seat } from '../net/sealed.ts';
import { takeBox } from '../net/sealed.ts';
import { askedOpponent } from '../opponents/kept.ts';
import { tableAddress } from '../pages/play-now.ts';

export const boxAddress = (sealed: string): string => `/#/sealed/${sealed}`;

/** Takes a closed box and goes to it. */
export async function openABox(): Promise<void> {
  const { sealed, token } = await takeBox(askedOpponent());
  saveBox({ sealed, token, torn: 0, building: false });
  location.assign(boxAddress(sealed));
}

/** The token of the session speaks for the seat at the table, too. */
export function goToTable({ sealed, token }: Seat, match: string): void {
  saveGame({ match, token, deck: '', format: 'warp-speed', sealed });
  forgetBox(sealed);
  location.assign(tableAddress(match));
}
