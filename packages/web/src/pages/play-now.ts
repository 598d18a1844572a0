import { createMatch } from '../net/api.ts';
import { saveGame } from '../net/saved.ts';

export const tableAddress = (match: string): string => `#/table/${match}`;

/** Opens a match against the computer and goes to its table. */
export async function playNow(deck: string): Promise<void> {
  const { match, token } = await createMatch(deck);
  saveGame({ match, token, deck });
  location.hash = tableAddress(match);
}
