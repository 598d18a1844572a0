import { saveGame } from '../net/saved.ts';
import type { OwnList } from '../net/saved.ts';
import { askedOpponent } from '../opponents/kept.ts';
import { playHere } from '../local/play-here.ts';
import { createUnlessHere, tableAddress } from './play-now.ts';

/** Opens a match with one's own list against the computer. `house`: the file of a house format. */
export async function playList(own: OwnList, format: string, house?: string): Promise<void> {
  const here = own.assisted ? undefined : () => playHere({ deck: own.deck }, format, house);
  const made = await createUnlessHere(here, {
    deck: own.deck,
    format: house === undefined ? format : { text: house },
    ...(own.assisted ? { assisted: true } : {}),
    opponent: askedOpponent(format),
  });
  if (!made) return;
  const { match, token } = made;
  saveGame({ match, token, deck: '', format, own, ...(house === undefined ? {} : { house }) });
  location.assign(tableAddress(match));
}
