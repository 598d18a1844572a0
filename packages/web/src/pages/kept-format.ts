import type { Ruling, StarterDeck } from '../net/api.ts';
import type { KeptFormat } from '../net/saved.ts';

/** The name of a kept format among the ids of formats. */
export const keyOf = ({ name }: Pick<KeptFormat, 'name'>): string => `house:${name}`;

/** Where a format is composed: with nothing, or with the file of one that there is. */
export const composerAddress = (text = ''): string => `#/format${text && `/${encodeURIComponent(text)}`}`;

/** The file in the address of the composer; nothing, if the address was cut or spoilt. */
export function sharedText(encoded: string | undefined): string | undefined {
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/** The starter decks, with the judge's words on one format more. */
export const judgedIn = (
  decks: readonly StarterDeck[],
  format: string,
  illegal: Readonly<Record<string, Ruling>>,
): readonly StarterDeck[] =>
  decks.map((deck) => {
    const ruling = illegal[deck.id];
    return ruling ? { ...deck, illegalIn: { ...deck.illegalIn, [format]: ruling } } : deck;
  });
