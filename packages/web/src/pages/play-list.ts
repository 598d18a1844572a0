import { createMatch } from '../net/api.ts';
import { becomeSomebody } from '../net/me.ts';
import { saveGame } from '../net/saved.ts';
import type { OwnList } from '../net/saved.ts';
import { askedOpponent } from '../opponents/kept.ts';
import { tableAddress } from './play-now.ts';

/** Opens a match with one's own list against the computer. `house`: the file of a house format. */
export async function playList(own: OwnList, format: string, house?: string): Promise<void> {
  await becomeSomebody();
  const { match, token } = await createMatch({
    deck: own.deck,
    format: house === undefined ? format : { text: house },
    ...(own.assisted ? { assisted: true } : {}),
    opponent: askedOpponent(format),
  });
  saveGame({ match, token, deck: '', format, own, ...(house === undefined ? {} : { house }) });
  location.assign(tableAddress(match));
}
